import { typeInto } from "../ui/typeInto";
import type { Move } from "./screen";

/** How long a page may take to get ready for the next move (ms). */
const patienceMs = 20_000;
const lookEveryMs = 50;

/** Resolves with the first element that `find` returns; rejects when there is none in time. */
export async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    const found = find();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, lookEveryMs));
  }
  throw new Error("This screen did not come.");
}

const element = (selector: string) => document.querySelector<HTMLElement>(selector);
/** A form is live: it is filled, and next works. */
const live = () => until(() => element("html[data-live] #step-form"));

/** The page goes on without loading again: Gatsby has taken it over. */
const hydrated = () => until(() => element("main h1") && history.scrollRestoration === "manual");

/** Clicks once it is there. */
export const click =
  (selector: string): Move =>
  async () =>
    (await until(() => element(selector))).click();

/** Presses next, or send. */
export const pressNext: Move = async () => {
  await live();
  await click("button[type=submit]:not([aria-disabled=true])")();
};

/** Waits for another page. */
export const arriveAt =
  (path: string): Move =>
  async () => {
    await until(() => location.pathname.endsWith(path));
    await live();
  };

/** Types into a box of a live form. */
export const typeAs =
  (name: string, value: string): Move =>
  async () => {
    await live();
    typeInto(await until(() => element(`[name="${name}"]`) as HTMLInputElement | null), value);
  };

/** Chooses the first office in the list, or no preference when the list stays away. */
export const chooseOffice: Move = async () => {
  await live();
  const office = () => element('#step-form [name="broker"]:not([value="none"])');
  const none = '#step-form [name="broker"][value="none"]';
  (await until(office).catch(() => until(() => element(none)))).click();
};

/** Adds a small document. */
export const addDocument: Move = async () => {
  await live();
  const box = await until(() => element("input[type=file]") as HTMLInputElement | null);
  const files = new DataTransfer();
  files.items.add(new File(["%PDF-1.4"], "polis.pdf", { type: "application/pdf" }));
  box.files = files.files;
  box.dispatchEvent(new Event("change", { bubbles: true }));
  // Its size is shown once it was read.
  await until(() => /\d/.test(element("[data-file]")?.textContent ?? ""));
};

/** Goes from page to page until the bar is there: it never comes up under the eyes of a reader. */
export const meetConsent: Move = async () => {
  const turn = async (link: string, path: string) => {
    await click(link)();
    await until(() => location.pathname.endsWith(path));
  };
  await hydrated();
  for (let turns = 0; turns < 10 && !element("#consent"); turns++) {
    await turn("footer a[href$='/privacy/']", "/privacy/");
    await new Promise(resolve => setTimeout(resolve, 700));
    if (!element("#consent")) await turn("header a", "/");
    await new Promise(resolve => setTimeout(resolve, 700));
  }
};

/** A page whose rendering fails. */
export const crash: Move = async () => {
  await hydrated();
  element("#___gatsby")?.replaceChildren();
  window.dispatchEvent(new ErrorEvent("error"));
};
