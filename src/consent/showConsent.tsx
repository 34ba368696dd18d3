import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ConsentBar } from "./ConsentBar";
import { type Category, isAnswered } from "./consent";
import "./consentBar.css";
import { type ConsentTexts, loadConsentTexts } from "./consentText";
import { onPageTurn } from "./pageTurn";

interface Question {
  texts: ConsentTexts;
  asked: readonly Category[];
  /** Address of a page about cookies other than the site's own. */
  cookies: string | null;
}

let prepared: Question | undefined;
let open:
  | (Question & { box: HTMLElement; root: Root; wanted: boolean; before: Element | null })
  | undefined;
let count = 0;

/** Loads all that the bar needs, so that it can come with the next page. Rejects when a part fails to load. */
export async function prepareConsent(
  asked: readonly Category[],
  cookies: string | null,
): Promise<Question> {
  prepared = { texts: await loadConsentTexts(), asked, cookies };
  return prepared;
}

// Nothing may move while it is read or pressed, so the bar comes and goes with a page; not with one that the
// browser's history scrolls to its middle, where nobody would see it.
onPageTurn(() => {
  if (open && (open.wanted || isAnswered(open.asked))) hideConsent();
  if (open || !prepared || isAnswered(prepared.asked) || window.scrollY > 0) return;
  draw(prepared, false, null);
});

/**
 * Shows the bar with the settings and moves the focus to it. The page is not pushed down: it keeps its place in the
 * window, which then scrolls up to the bar. Rejects when a part fails to load.
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

/** Removes the bar; focus inside it returns to where it came from. */
function hideConsent(): void {
  if (!open) return;
  const { box, root, before } = open;
  open = undefined;
  const focused = box.contains(document.activeElement);
  box.remove();
  // React refuses to unmount while it renders a page.
  queueMicrotask(() => root.unmount());
  if (!focused) return;
  const back = before instanceof HTMLElement && before !== document.body && before.isConnected;
  (back ? before : document.querySelector<HTMLElement>("h1"))?.focus();
}

/** Gatsby's element around the page. It stays, and React only appends to it. */
const pages = () => document.getElementById("gatsby-focus-wrapper") ?? document.body;

/**
 * Renders the bar in a root of its own, before the page but inside Gatsby's element: that element would otherwise
 * be seen to move. If rendering a page fails, the bar goes with it.
 */
function draw(question: Question, wanted: boolean, before: Element | null): void {
  const { box, root } = open?.box.isConnected ? open : place();
  open = { ...question, box, root, wanted, before };
  count += 1;
  const bar = <ConsentBar key={count} {...question} wanted={wanted} onHide={hideConsent} />;
  // Synchronously: an empty bar that is filled a frame later would be seen to move.
  flushSync(() => root.render(bar));
}

function place() {
  const box = document.createElement("div");
  box.id = "consent";
  pages().prepend(box);
  return { box, root: createRoot(box) };
}
