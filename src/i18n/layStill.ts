import { flushSync } from "react-dom";
import { type Overlay, showOverlay } from "./overlay";

/** Less is not seen to move, px. */
const leastPx = 1;

/**
 * Lays texts over those of the page on screen if nothing there moves by it, and otherwise has only the next
 * pages show them. To see which, the page is drawn with them and, where something then stands elsewhere,
 * as it was: both before the browser shows it.
 */
export function layStill(overlay: Overlay): void {
  const before = new Map<string, Record<string, string>>();
  const was = places();
  flushSync(() =>
    showOverlay({
      over(namespace, texts, language) {
        before.set(`${language}/${namespace}`, texts);
        return overlay.over(namespace, texts, language);
      },
    }),
  );
  if (![...was].some(([element, place]) => moved(element, place))) return;
  let back = true;
  flushSync(() =>
    showOverlay({
      over: (namespace, texts, language) =>
        (back && before.get(`${language}/${namespace}`)) ||
        overlay.over(namespace, texts, language),
    }),
  );
  back = false;
}

/** What stands in a link or button may move along in it: an arrow behind a longer word. */
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
