import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Whether Gatsby's HTML is there; its shell for a page without a connection is empty, and gets drawn anew. */
const isBuilt = () => (document.getElementById("gatsby-focus-wrapper")?.children.length ?? 0) > 0;

/**
 * Gatsby's renderer for a built page, in slices of 5 ms. In one go hydration blocks a cheap phone for 200 ms, in which
 * no key press is painted.
 */
export const hydrateInSlices = () =>
  isBuilt()
    ? (page: ReactElement, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, page);
        })
    : undefined;
