import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import { address, reference } from "../support/browser/walk";
import { dutch } from "../support/dutch";

/** The page after a lead for this office was accepted. */
async function thankedFor(page: Page, brokerId: string | null): Promise<void> {
  await page.goto(address("/404/"));
  await page.evaluate(sent => sessionStorage.setItem("familiale:sent", JSON.stringify(sent)), {
    reference: "FV-7K3M-9QXT",
    brokerId,
  });
  await page.goto(address("/bedankt/"));
  await reference(page);
}

const keep = (page: Page) => page.getByRole("button", { name: dutch("thankYou.keep") });

test("the office goes to the visitor's contacts as a file that a phone opens there", async ({
  page,
}) => {
  await thankedFor(page, "demo-001");
  const download = page.waitForEvent("download");
  await keep(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Kantoor-Voorbeeldbrug.vcf");
  const card = readFileSync(await file.path(), "utf8");
  expect(card).toContain("\r\nFN:Kantoor Voorbeeldbrug\r\n");
  expect(card).toContain("\r\nTEL;TYPE=WORK,VOICE:+3290000001\r\n");
  expect(card).toContain("\r\nADR;TYPE=WORK:;;Fictieve Kaai 12;Gent;;9000;België\r\n");
});

test("a card that cannot be written says what to do instead, and comes at the next press", async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED|Failed to load resource/);
  await thankedFor(page, "demo-001");
  await expect(keep(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route(/\.js$/, route => route.abort());
  await keep(page).click();
  const note = page.getByText(dutch("thankYou.keepFailed"));
  await expect(note).toBeVisible();
  await page.unroute(/\.js$/);
  const download = page.waitForEvent("download");
  await keep(page).click();
  expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
  await expect(note).toHaveCount(0);
});

test("without a chosen office there is nothing to keep, and the page still prints", async ({
  page,
}) => {
  await thankedFor(page, null);
  await expect(page.getByRole("button", { name: dutch("thankYou.print") })).toBeVisible();
  await expect(keep(page)).toHaveCount(0);
});
