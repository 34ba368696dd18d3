/** Pixels between the messages and the window's lower edge, or what they must not cover. */
const gap = 16;

/**
 * Messages cover the lower edge of the page, so the page is made longer by their height (Messages.module.css) and
 * scrolled until they do not cover a submit button.
 */
export function makeRoom(stack: HTMLElement): void {
  const { style } = document.documentElement;
  const before = Number.parseFloat(style.getPropertyValue("--messages")) || 0;
  // Measuring has the browser lay the page out: not for an empty stack.
  const height = stack.firstChild ? stack.offsetHeight : 0;
  if (height) style.setProperty("--messages", `${height}px`);
  else style.removeProperty("--messages");
  if (height <= before) return;
  const edge = window.innerHeight - height - 2 * gap;
  for (const button of document.querySelectorAll("main [type=submit]")) {
    const { top, bottom, left } = button.getBoundingClientRect();
    const covered = top < window.innerHeight && bottom > edge && left < stack.offsetWidth + gap;
    if (covered) window.scrollBy({ top: bottom - edge, behavior: "instant" });
  }
}
