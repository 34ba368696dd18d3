import { useEffect } from "react";

let first = true;

/** After a route change focus goes to the page's heading, which says where one is; not on the first page. */
export function useHeadingFocus(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    if (first) first = false;
    else document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    delete document.documentElement.dataset.late;
  }, [page]);
}
