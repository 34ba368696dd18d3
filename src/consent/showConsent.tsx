import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ConsentBar } from "./ConsentBar";
import type { Category } from "./consent";
import sheet from "./consentBar.css";
import { loadConsentTexts } from "./consentText";

let open: { box: HTMLElement; root: Root; before: Element | null } | undefined;
let styled: Promise<unknown> | undefined;
let count = 0;

/**
 * Shows the bar in the state of a first question, or, when the visitor `wanted` it, with the settings and
 * the focus in it. It has a root of its own: pages come and go beside it. Rejects when a part of it
 * cannot be fetched.
 * @param cookies address of another page about cookies than the site's own
 */
export async function showConsent(
  asked: readonly Category[],
  cookies: string | null,
  wanted: boolean,
): Promise<void> {
  const before = document.activeElement;
  const [texts] = await Promise.all([loadConsentTexts(), loadStyles()]);
  if (open && !wanted) return;
  open ??= place(before);
  if (wanted) open.before = before;
  count += 1;
  const bar = (
    <ConsentBar key={count} {...{ texts, asked, wanted, cookies }} onHide={hideConsent} />
  );
  // At once: an empty bar that is filled a frame later would be seen to move.
  const { root } = open;
  flushSync(() => root.render(bar));
}

/** Takes the bar away; focus that was in it goes back to where it came from. */
export function hideConsent(): void {
  if (!open) return;
  const { box, root, before } = open;
  open = undefined;
  const focused = box.contains(document.activeElement);
  // Over the page the bar moved nothing; at its end it is far from where the visitor was.
  const preventScroll = getComputedStyle(box).position === "fixed";
  root.unmount();
  box.remove();
  if (!focused) return;
  const back = before instanceof HTMLElement && before !== document.body && before.isConnected;
  (back ? before : document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll });
}

function place(before: Element | null) {
  const box = document.createElement("div");
  box.id = "consent";
  document.body.prepend(box);
  return { box, root: createRoot(box), before };
}

/** Not among the styles of the pages: those would carry it for everybody. */
function loadStyles(): Promise<unknown> {
  styled ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet;
    link.onload = resolve;
    link.onerror = () => {
      styled = undefined;
      link.remove();
      reject(new Error("The style sheet of the consent bar did not load."));
    };
    document.head.append(link);
  });
  return styled;
}
