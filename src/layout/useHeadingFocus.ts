import { useEffect } from "react";

let first = true;

/** After a route change focus goes to the page's heading, which says where one is; not on the first page. */
export function useHeadingFocus(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    if (first) first = false;
    // Gatsby's router focuses its wrapper in an effect that runs after those of the page.
    else queueMicrotask(focusHeading);
    delete document.documentElement.dataset.late;
  }, [page]);
}

function focusHeading(): void {
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
