import { importSource } from "../../importSource.mjs";
import { bench } from "../measuring/bench.mjs";
import { stepPages } from "../stepPages.mjs";

const { household, draftOf, pagePaths, stepPaths } = await importSource(
  "tests/support/browser/household.ts",
  "tests/support/built/site.ts",
);

/**
 * @typedef {{
 *   name: string, url: string, storage: Record<string, string>, box?: string, press?: string,
 *   errors?: string, next?: { shown: string, storage: Record<string, string> }, fill?: boolean,
 * }} Contestant
 * `storage` is what its step needs to show itself; `box` takes letters; `press` is "Volgende"; `errors` is there once a
 * refused press is answered; `next` tells what the following page shows, with what the tab knows before the press.
 */

/** What a page of thanks shows, and a question step before itself. @param {string} path @returns {Record<string, string>} */
const neededBy = path => {
  if (path === "/bedankt/")
    return { "familiale:sent": JSON.stringify({ reference: "AB12", brokerId: "demo-001" }) };
  const step = stepPages.find(one => one.path === path);
  return step?.answered ? draft(step.id) : {};
};
/** The answers of all steps before this one. @param {string} id */
const draft = id => ({ "familiale:draft": JSON.stringify(draftOf(household(), id)) });

/** @param {string} path @returns {Partial<Contestant>} */
function stepFacts(path) {
  const at = stepPages.findIndex(one => one.path === path);
  const [here, after] = [stepPages[at], stepPages[at + 1]];
  if (path === stepPaths[0] && after)
    return { press: `main a[href$="${after.path}"]`, next: { shown: shownBy(after), storage: {} } };
  if (!here) return {};
  return {
    box: here.box,
    press: "button[type=submit]",
    errors: "[data-error-summary]:focus",
    // The last one sends: that is `npm run bench -- send`.
    ...(after && { next: { shown: shownBy(after), storage: draft(after.id) } }),
  };
}
/** Only this step has it. @param {{ box?: string }} step */
const shownBy = ({ box }) => `[name="${box}"]`;

/** A bare page, then all pages of the last build. @param {string} ours @param {string} bare @returns {Contestant[]} */
export function contestants(ours, bare) {
  const wanted = bench.pages ?? (bench.quick ? ["/", stepPages[0]?.path ?? ""] : pagePaths);
  const unknown = wanted.filter((/** @type {string} */ path) => !pagePaths.includes(path));
  if (unknown.length > 0)
    throw new Error(`No page ${unknown.join(", ")}. There are: ${pagePaths.join(", ")}.`);
  return [
    {
      name: "a bare page",
      url: bare,
      storage: {},
      box: "bare",
      press: "button",
      errors: "input:invalid:focus",
      next: { shown: "[data-bare-next]", storage: {} },
      fill: true,
    },
    ...wanted.map((/** @type {string} */ path) => ({
      name: path,
      url: `${ours}${path}`,
      storage: neededBy(path),
      ...stepFacts(path),
    })),
  ];
}
