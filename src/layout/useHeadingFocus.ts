import { useEffect } from "react";

/** Says in Dutch where one is; outside React's root, so that it outlives each page. */
let status: HTMLElement | undefined;

/**
 * After a route change focus goes to the page's heading, and a polite announcement tells where one
 * is: `position` ("Stap 2 van 4"), if there is one, and the heading. What came with the page to be met
 * first (`data-met-first`) has the focus before it. Not on the first page, which the browser announces
 * itself.
 */
export function useHeadingFocus(page: string, position?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    // Gatsby's router focuses its wrapper in an effect that runs after those of the page.
    if (status) queueMicrotask(() => arrive(position));
    else {
      status = document.createElement("p");
      status.className = "hidden-text";
      status.setAttribute("role", "status");
      document.body.append(status);
    }
    delete document.documentElement.dataset.late;
  }, [page]);
}

function arrive(position?: string): void {
  const heading = document.querySelector<HTMLElement>("h1");
  (document.querySelector<HTMLElement>("[data-met-first]") ?? heading)?.focus({
    preventScroll: true,
  });
  if (status) status.textContent = [position, heading?.textContent].filter(Boolean).join(": ");
}
