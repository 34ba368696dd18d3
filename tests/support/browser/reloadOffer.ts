import { expect, type Page } from "@playwright/test";
import { address, live } from "./walk";

/** What a page says that did not come to life. */
export const offer = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "niet volledig geladen" });

/** Takes that offer. */
export async function reload(page: Page, path: string): Promise<void> {
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole("button", { name: "Opnieuw laden" }).click();
  await live(page);
  await expect(page).toHaveURL(address(path));
  await expect(page.locator("#reload")).toHaveCount(0);
}
