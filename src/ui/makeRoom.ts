/** Between what is said and the lower edge of the window, or what it must not lie on. Pixels. */
const gap = 16;

/**
 * Messages lie over the page, at its lower edge. So the page gets as much longer as they are high
 * (Messages.module.css), and a submit button that they come to lie on moves up beside them.
 */
export function makeRoom(stack: HTMLElement): void {
  const { style } = document.documentElement;
  const before = Number.parseFloat(style.getPropertyValue("--messages")) || 0;
  const height = stack.offsetHeight;
  style.setProperty("--messages", `${height}px`);
  if (height <= before) return;
  const edge = window.innerHeight - height - 2 * gap;
  for (const button of document.querySelectorAll("main [type=submit]")) {
    const { top, bottom, left } = button.getBoundingClientRect();
    const covered = top < window.innerHeight && bottom > edge && left < stack.offsetWidth + gap;
    if (covered) window.scrollBy({ top: bottom - edge, behavior: "instant" });
  }
}
