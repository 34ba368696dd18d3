import type { Page } from "@playwright/test";
import { address, control } from "../browser/walk";

/** The sender of a lead that waits here comes back and says so, by the e-mail address in it. */
export async function claim(page: Page, email: string): Promise<void> {
  await page.goto(address("/technische-problemen/"));
  const field = control(page, "claimContact");
  // In the tab that sent it nothing is asked.
  if (
    !(await field.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    ))
  )
    return;
  await field.fill(email);
  await page.getByRole("button", { name: "Toon mijn aanvraag" }).click();
}
