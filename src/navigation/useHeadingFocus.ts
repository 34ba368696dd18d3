import { useEffect } from "react";
import { marks } from "../marks/marks";
import { announce } from "./announce";

/** The browser itself announces the first page. */
let first = true;

/**
 * After a route change, focuses the page's heading and politely announces, in Dutch, `position` ("Stap 2 van
 * 4") if any, and the heading. An element marked `data-met-first` gets the focus instead.
 */
export function useHeadingFocus(page: string, position?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    if (first) announce();
    // Gatsby's router focuses its wrapper in an effect after the page's effects.
    else queueMicrotask(() => arrive(position));
    first = false;
    delete marks().late;
  }, [page]);
}

function arrive(position?: string): void {
  const heading = document.querySelector<HTMLElement>("h1");
  (document.querySelector<HTMLElement>("[data-met-first]") ?? heading)?.focus({
    preventScroll: true,
  });
  announce([position, heading?.textContent].filter(Boolean).join(": "));
}
