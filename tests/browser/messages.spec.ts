import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/axe";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { control, nextButton, open } from "../support/browser/walk";

const path = "/uw-gegevens/";
const refused = "foto.gif: dit soort bestand kunnen we niet gebruiken.";

/** Goes offline once the page watches its connection: that code comes after the first touch. */
const loseConnection = (page: Page): Promise<void> =>
  expect(async () => {
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await expect(page.locator("#messages")).toContainText("U hebt even geen verbinding.", {
      timeout: 3000,
    });
  }).toPass({ timeout: 30_000 });

test("a refused file is said at the field and in a toast that the keyboard closes", async ({
  page,
}) => {
  await keepDraft(page, household(), { before: "yourInformation" });
  await open(page, path);
  const messages = page.locator("#messages");
  await expect(messages).toHaveAttribute("aria-live", "polite");
  await control(page, "document").setInputFiles([
    { name: "foto.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
    { name: "polis", mimeType: "", buffer: Buffer.from("%PDF-1.7 een polis") },
  ]);
  await expect(page.locator("#document-error")).toContainText(refused);
  await expect(messages).toContainText(refused);
  await expect(page.getByRole("listitem").filter({ hasText: "polis" })).toBeVisible();
  await expectAccessible(page, "with a toast");
  const close = messages.getByRole("button", { name: "Sluit melding" });
  await control(page, "firstName").focus();
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(close).toHaveCount(0);
  await expect(control(page, "firstName")).toBeFocused();
  await expectAccessible(page, "after the toast");
});

test("a file dropped on the frame is taken; one dropped beside it does not replace the page", async ({
  page,
}) => {
  await keepDraft(page, household(), { before: "yourInformation" });
  await open(page, path);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["%PDF-1.7 een polis"], "gesleept.pdf"));
    return transfer;
  });
  await control(page, "document").dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByRole("listitem").filter({ hasText: "gesleept.pdf" })).toBeVisible();
  const kept = await page.evaluate(
    () =>
      !document.body.dispatchEvent(
        new DragEvent("drop", {
          bubbles: true,
          cancelable: true,
          dataTransfer: new DataTransfer(),
        }),
      ),
  );
  expect(kept).toBe(true);
});

test("a lost connection is said until the host answers again", async ({ page, context, allow }) => {
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const loaded = page
    .waitForResponse(response => /health\.json/.test(response.url()))
    .catch(() => null);
  await open(page, "/verzekeringskeuze/");
  await control(page, "formula", "basis").check();
  await page.waitForLoadState("networkidle");
  const messages = page.locator("#messages");
  await loseConnection(page);
  await context.setOffline(false);
  await loaded;
  await expect(messages).toContainText("De verbinding is er weer.");
  await expect(messages).not.toContainText("geen verbinding");
});

test("what is said of the connection lies on no button, and all can be scrolled clear of it", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await control(page, "broker", "none").check();
  await page.waitForLoadState("networkidle");
  const button = nextButton(page);
  await button.evaluate(it => it.scrollIntoView({ block: "end", behavior: "instant" }));
  await loseConnection(page);
  // Beside an icon and a button to close it the words have most of the width, also of the smallest phone.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const words = await page.locator("#messages p").boundingBox();
    expect(words?.width).toBeGreaterThan(width / 2);
  }
  /** Whether a pointer at the lower edge of the element would meet it. */
  const free = (it: Element) => {
    const { left, bottom, width } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, bottom - 3));
  };
  await expect.poll(() => button.evaluate(free)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.locator("footer a").last().evaluate(free)).toBe(true);
  await expectAccessible(page, "with a lost connection");
  await button.click();
  await expect(page.locator("[data-delivery=waiting]")).toBeVisible();
});

test("the slider follows arrow keys, a touch and its number box alike", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  const slider = control(page, "radius");
  const box = page.getByRole("textbox", { name: /kilometer/i });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("11");
  await expect(box).toHaveValue("11");
  await box.fill("25");
  await expect(slider).toHaveValue("25");
  const area = await slider.boundingBox();
  if (!area) throw new Error("The slider is not on the screen.");
  await slider.tap({ position: { x: area.width - 18, y: area.height / 2 } });
  await expect(box).toHaveValue("50");
  await context.close();
});
