import { expect, type Locator, type Page } from "@playwright/test";
import { isAsked } from "../../../src/answers/isAsked";
import { kindRules } from "../../../src/answers/questions/kindRules";
import type { Question } from "../../../src/answers/questions/question";
import { questions } from "../../../src/answers/questions/questions";
import type { Step, StepId } from "../../../src/flow/step";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";
import { site } from "../../../src/settings/site";
import { type AskedStep, type Household, questionsAt } from "./household";
import { startLink } from "./startLink";

export const address = (path: string) => `${site.basePath}${path}`;

/** One control by its form name, and by its value where several share the name. */
export const control = (page: Page, name: string, value?: string): Locator =>
  page.locator(value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`);

/** Opens a question step and waits until its form is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await live(page);
}

/** The form answers to the script, and has its kept answers back. */
export async function live(page: Page): Promise<void> {
  await expect(page.locator("html[data-live] #step-form")).toBeVisible();
}

/** Opens a page, with a form or without, and waits until it is live: from then on scrolling is Gatsby's. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** The first question that has to be answered at the step of this path: no other page has it. */
function ownQuestion(path: string): string | undefined {
  const step = steps.find(candidate => candidate.path === path);
  const all = step?.validation
    ? Object.entries<Question>(questions[step.validation].questions)
    : [];
  return all.find(([, { kind }]) => kindRules[kind].length > 0)?.[0];
}

/**
 * The page of this path is there: address and focus have arrived, at its heading or at a question before it. The
 * address changes while the page before still stands, with its heading in focus; so its own question is looked for.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  const own = ownQuestion(path);
  if (own) await expect(control(page, own).first()).toBeAttached();
  await arriveInstead(page, path);
}

/** The same, where another page than that of the path may stand there: one about a fault. */
export async function arriveInstead(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(address(path));
  await expect(page.locator("h1:focus, #consent h2:focus")).toBeVisible();
}

export const nextButton = (page: Page) => page.locator("button[type=submit]");

/** Opens every accordion on the page, as a press does: some draw their text only then. */
export const openAll = (page: Page): Promise<void> =>
  page.locator("details").evaluateAll(all => {
    for (const details of all)
      if (!(details as HTMLDetailsElement).open) details.querySelector("summary")?.click();
  });

/** The step that follows the one of this path. */
export function following(path: string): Step {
  const step = steps.find(candidate => candidate.path === path);
  const after = steps.find(candidate => candidate.id === step?.next);
  if (!after) throw new Error(`Nothing follows ${path}.`);
  return after;
}

/** Presses next, and waits for the step that follows `path`. */
export async function next(page: Page, path: string): Promise<void> {
  await nextButton(page).click();
  await arrive(page, following(path).path);
}

/** Fills in one step as this household would. */
export async function answer(page: Page, step: AskedStep, who: Household): Promise<void> {
  for (const [name, question] of questionsAt(step))
    if (isAsked(question, who)) await typeAnswer(page, name, who[name as keyof Household]);
}

/** Gives this answer to one question. */
export async function typeAnswer(page: Page, name: string, given: Household[keyof Household]) {
  if (Array.isArray(given)) {
    for (const code of given) await control(page, name, code).check();
  } else if (typeof given === "object") {
    for (const [box, text] of Object.entries(given))
      await control(page, `${name}.${box}`).fill(text);
  } else {
    // Again, when the field became a list in between: that of the municipality does, once the postcode is known.
    await expect(() => typeText(page, name, given)).toPass();
  }
}

async function typeText(page: Page, name: string, given: string): Promise<void> {
  const kind = await control(page, name)
    .first()
    .evaluate(field => (field instanceof HTMLInputElement ? field.type : field.localName));
  if (kind === "radio") await control(page, name, given).check();
  else if (kind === "select") await control(page, name).selectOption(given);
  else await control(page, name).fill(given);
}

/**
 * To the step of this id by pressing what a visitor presses, from the page that stands there or else from the first
 * one. Answers each step on the way as this household would; without one all is answered.
 */
export async function walkTo(page: Page, id: StepId, who?: Household): Promise<void> {
  const { pathname } = new URL(page.url(), "http://x");
  let here = steps.find(({ path, next: onward }) => onward && address(path) === pathname);
  if (!here) {
    await visit(page, "/");
    here = stepOf("welcome");
  }
  while (here.id !== id) {
    const { path, validation } = here;
    if (!validation) {
      await startLink(page).first().click();
      here = following(path);
      await arrive(page, here.path);
    } else {
      if (who && validation !== "brokerSearch") await answer(page, validation, who);
      await next(page, path);
      here = following(path);
    }
  }
}

/** Sends, and waits for the confirmation; gives the reference that it shows. */
export async function send(page: Page): Promise<string> {
  await nextButton(page).click();
  return reference(page);
}

/** The reference on the page of thanks. */
export async function reference(page: Page): Promise<string> {
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  await expect(page).toHaveURL(address("/bedankt/"));
  return (await page.locator("[data-reference]").textContent()) ?? "";
}
