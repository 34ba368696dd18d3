import { flushSync } from "react-dom";
import { type Overlay, shownOverlay } from "./overlay";

/** Smaller shifts are not visible (px). */
const leastPx = 1;

/**
 * Applies texts to the page on screen if nothing visible moves, otherwise to the next pages only. To find
 * out, it renders with them, measures, and renders the old ones again if needed, before the browser paints.
 */
export function layStill(overlay: Overlay): void {
  const before = new Map<string, Record<string, string>>();
  const was = places();
  flushSync(() =>
    shownOverlay.set({
      over(namespace, texts, language) {
        before.set(`${language}/${namespace}`, texts);
        return overlay.over(namespace, texts, language);
      },
    }),
  );
  if (![...was].some(([element, place]) => moved(element, place))) return;
  let back = true;
  flushSync(() =>
    shownOverlay.set({
      over: (namespace, texts, language) =>
        (back && before.get(`${language}/${namespace}`)) ||
        overlay.over(namespace, texts, language),
    }),
  );
  back = false;
}

/** Contents of links and buttons may move within them: an arrow after a longer word. */
const places = () =>
  new Map(
    [...document.querySelectorAll("body :not(svg *, a *, button *)")].map(element => [
      element,
      element.getBoundingClientRect(),
    ]),
  );

function moved(element: Element, was: DOMRect): boolean {
  const is = element.getBoundingClientRect();
  const far = Math.max(Math.abs(is.left - was.left), Math.abs(is.top - was.top));
  return far > leastPx && (isSeen(is) || isSeen(was));
}

const isSeen = ({ width, height, top, bottom }: DOMRect) =>
  width * height > 0 && bottom > 0 && top < window.innerHeight;
