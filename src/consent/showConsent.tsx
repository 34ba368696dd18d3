import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ConsentBar } from "./ConsentBar";
import { type Category, isAnswered } from "./consent";
import sheet from "./consentBar.css";
import { type ConsentTexts, loadConsentTexts } from "./consentText";
import { onPageTurn } from "./pageTurn";

interface Question {
  texts: ConsentTexts;
  asked: readonly Category[];
  /** Address of another page about cookies than the site's own. */
  cookies: string | null;
}

let prepared: Question | undefined;
let open:
  | (Question & { box: HTMLElement; root: Root; wanted: boolean; before: Element | null })
  | undefined;
let styled: Promise<unknown> | undefined;
let count = 0;

/**
 * Fetches all that the bar needs, so that it can come with the next page of the visit. Rejects when a part
 * of it cannot be had.
 */
export async function prepareConsent(
  asked: readonly Category[],
  cookies: string | null,
): Promise<Question> {
  const [texts] = await Promise.all([loadConsentTexts(), loadStyles()]);
  prepared = { texts, asked, cookies };
  return prepared;
}

// Nothing that is read, or about to be pressed, may move. So the question comes and goes with a page,
// and not with one to whose middle the browser's history leads: there nobody would see it.
onPageTurn(() => {
  if (open && (open.wanted || isAnswered(open.asked))) hideConsent();
  if (open || !prepared || isAnswered(prepared.asked) || window.scrollY > 0) return;
  draw(prepared, false, null);
});

/**
 * The visitor wants to choose: shows the bar with the settings, and takes them to it. The page itself is
 * not pushed down, however long the bar had to be fetched: it stays where it is in the window, which then
 * goes up to the bar. Rejects when a part of it cannot be had.
 */
export async function showConsent(
  asked: readonly Category[],
  cookies: string | null,
): Promise<void> {
  const before = document.activeElement;
  const question = await prepareConsent(asked, cookies);
  const page = () => pages().lastElementChild?.getBoundingClientRect().top ?? 0;
  const was = page();
  draw(question, true, before);
  window.scrollBy({ top: page() - was, behavior: "instant" });
  requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo(0, 0)));
}

/** Takes the bar away; focus that was in it goes back to where it came from. */
function hideConsent(): void {
  if (!open) return;
  const { box, root, before } = open;
  open = undefined;
  const focused = box.contains(document.activeElement);
  box.remove();
  // React refuses it while it draws a page.
  queueMicrotask(() => root.unmount());
  if (!focused) return;
  const back = before instanceof HTMLElement && before !== document.body && before.isConnected;
  (back ? before : document.querySelector<HTMLElement>("h1"))?.focus();
}

/** Gatsby's element around the page. It stays, and React only ever adds pages at its end. */
const pages = () => document.getElementById("gatsby-focus-wrapper") ?? document.body;

/**
 * In a root of its own, before the page. Inside of what is around all pages: that would be seen to move,
 * where a page only comes with the bar. Should drawing a page fail, the bar goes with it.
 */
function draw(question: Question, wanted: boolean, before: Element | null): void {
  const { box, root } = open?.box.isConnected ? open : place();
  open = { ...question, box, root, wanted, before };
  count += 1;
  const bar = <ConsentBar key={count} {...question} wanted={wanted} onHide={hideConsent} />;
  // At once: an empty bar that is filled a frame later would be seen to move.
  flushSync(() => root.render(bar));
}

function place() {
  const box = document.createElement("div");
  box.id = "consent";
  pages().prepend(box);
  return { box, root: createRoot(box) };
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
