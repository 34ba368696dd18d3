import { expect, type Page } from "@playwright/test";
import type { intakeHost } from "../intakeHost";
import { configure } from "./endpoint";

type Intake = Awaited<ReturnType<typeof intakeHost>>;

/** The site names this intake; sections beside it as in configure. */
export const measuredBy = (
  page: Page,
  intake: Intake,
  sections: Record<string, Record<string, unknown>> = {},
) =>
  configure(page, {
    ...sections,
    telemetry: { serverUrl: intake.origin, ...sections.telemetry },
  });

/** The page is hidden, as when one turns to another tab; what waits leaves. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

export async function show(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Back to what the browser itself says.
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

/** The agent is there: it wraps fetch. */
export const agentThere = (page: Page) =>
  expect.poll(() => page.evaluate(() => "elasticApm" in window)).toBe(true);

/** Answers that stand nowhere but in this lead, and what of them must not be found elsewhere. */
export const canaries = {
  firstName: "Kanariegeel",
  lastName: "Merkwaardigheyd",
  currentInsurer: "Verzekerdheidsproef",
  message: "Papegaaienspoor",
  email: "spoorzoeker@voorbeeld.example",
};
const marks = ["kanarie", "merkwaardig", "verzekerdheid", "papegaai", "spoorzoeker"];

/** All that the intake got is of a documented shape, and holds nothing of the visitor. */
export function expectClean(intake: Intake): void {
  expect(intake.problems).toEqual([]);
  const all = intake.bodies.join("\n").toLowerCase();
  for (const mark of [...marks, "utm_"]) expect(all).not.toContain(mark);
}
