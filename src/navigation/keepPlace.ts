/**
 * On back and forward Gatsby restores the scroll position itself. A browser that scrolls first makes Gatsby
 * save the wrong position for the page being left. So within a visit restoration is manual; on a full load it
 * is the browser's, which is earlier.
 */
export function keepPlace(): void {
  const take = () => {
    window.history.scrollRestoration = "manual";
  };
  const giveBack = () => {
    window.history.scrollRestoration = "auto";
  };
  take();
  window.addEventListener("pageshow", take);
  window.addEventListener("pagehide", giveBack);
}
