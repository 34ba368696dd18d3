/** How long a loaded page may take to hydrate (s). */
const patience = 15;

/**
 * Offers to reload a page that does not hydrate (`#reload`, ReloadOffer): when a script or its data fails to
 * load, the built page can be read but no button works. Offered soon after an error, otherwise 15 s after all
 * scripts came; withdrawn if the page hydrates after all.
 *
 * Reloading loses nothing: it opens the original address, including parameters that were removed from it, and
 * what was typed is stored (keepEarly).
 * @param haveCome whether all scripts of the page came, or failed
 */
export function offerReload(haveCome: () => boolean): void {
  // Comes before this script in the HTML.
  const offer = document.getElementById("reload") as HTMLElement;
  const { href } = location;
  let seconds = patience;
  const hurry = (event: Event) => {
    // Script errors are dispatched on the window, which has no tagName.
    const { tagName } = event.target as Partial<Element>;
    if ((tagName ?? "SCRIPT") === "SCRIPT") seconds &&= 1;
  };
  addEventListener("error", hurry, true);
  addEventListener("unhandledrejection", hurry);
  const watch = setInterval(() => {
    if (performance.getEntriesByName("onInitialClientRender")[0]) {
      clearInterval(watch);
      offer.remove();
    } else if (haveCome() && !seconds--) offer.hidden = false;
  }, 1000);
  offer.querySelector("button")?.addEventListener("click", () => {
    history.replaceState(history.state, "", href);
    location.reload();
  });
}
