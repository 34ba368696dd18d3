/**
 * Does to the document what Chromium's translation does: each text gives way to another one in two `<font>` elements,
 * also texts that come later. What says `translate="no"` stays as it is. The texts that React knows are then no longer
 * in the document. Runs in a browser too, so it uses nothing from outside.
 * @param around what stands around each translated text, so that it can be told from one that was left alone
 */
export function translateTexts(around: string): void {
  const kept = "script, style, noscript, svg, textarea, font, [translate=no]";
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
    const [outer, inner] = ["font", "font"].map(name => document.createElement(name));
    if (!outer || !inner) return;
    inner.textContent = around + text.data.trim() + around;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const within = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) within(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  within(document.body);
}
