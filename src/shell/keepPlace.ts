/**
 * Going back and forward, Gatsby puts the place on a page back itself. A browser that scrolls first makes
 * it note that place for the page that is left, and lose the right one. So within a visit this is
 * Gatsby's; on a full load it is the browser's, which is sooner.
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
