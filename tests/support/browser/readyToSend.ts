import type { Page } from "@playwright/test";
import { type Household, household, keepDraft } from "./household";
import { control, open } from "./walk";

/** At the last step, a broker chosen: the next press sends. */
export async function readyToSend(page: Page, own: Partial<Household> = {}): Promise<Household> {
  const who = household(own);
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  return who;
}
