import { expectAccessible } from "../support/browser/axe";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { arrive, control, nextButton, open } from "../support/browser/walk";

const who = household();

test("a slip in a well-known mail domain is mentioned, corrected on request, never refused", async ({
  page,
}) => {
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  const remark = page.locator('[data-remark="email"]');
  await control(page, "email").pressSequentially("jan@gmial.com");
  await expect(remark).toHaveText("");
  await page.keyboard.press("Tab");
  await expect(remark.getByRole("status")).toContainText("Bedoelde u jan@gmail.com?");
  await expect(page.locator("#email-error")).toHaveCount(0);
  await expectAccessible(page, "a slip in the e-mail address");
  await remark.getByRole("button").click();
  await expect(control(page, "email")).toHaveValue("jan@gmail.com");
  await expect(control(page, "email")).toBeFocused();
  await expect(remark).toHaveText("");
});

test("whoever keeps an odd address goes on with it", async ({ page }) => {
  await keepDraft(page, household({ email: "jan@gmial.com" }));
  await open(page, "/uw-gegevens/");
  await control(page, "email").press("End");
  await page.keyboard.press("Tab");
  await nextButton(page).click();
  await arrive(page, "/makelaar/");
  await expect(page.getByRole("definition").filter({ hasText: "jan@gmial.com" })).not.toHaveCount(
    0,
  );
});

test("a national register number is noticed in each free text, and nothing is refused", async ({
  page,
}) => {
  // Made up: the check digits are right for both centuries' arithmetic.
  const [old, young] = ["85.07.30-033.28", "Mijn dochter is 00 01 01 001 73"];
  await keepDraft(page, who);
  await open(page, "/gezinssituatie/");
  await control(page, "currentInsurer").fill(old);
  await expect(page.locator('[data-remark="currentInsurer"]')).toContainText(
    "Dit lijkt op een rijksregisternummer",
  );
  await nextButton(page).click();
  await arrive(page, "/uw-gegevens/");
  for (const name of ["message", "firstName", "lastName"]) {
    const remark = page.locator(`[data-remark="${name}"]`);
    await control(page, name).fill(`Dag ${young}`);
    await expect(remark).toContainText("Haal het gerust weg");
    if (name === "message") await expectAccessible(page, "a register number");
    await control(page, name).fill("Dag 00 01 01 001 74");
    await expect(remark).toHaveText("");
  }
  await control(page, "message").fill(young);
  await nextButton(page).click();
  await arrive(page, "/makelaar/");
});

test.describe("with a finger or a mouse", () => {
  test.use({ hasTouch: true });
  for (const pointer of ["finger", "mouse"])
    test(`who leaves a slip by ${pointer} for the box right below it types there`, async ({
      page,
    }) => {
      await keepDraft(page, who, { before: "yourInformation" });
      await open(page, "/uw-gegevens/");
      // Once a remark was made, the next comes at once.
      await control(page, "firstName").fill("85.07.30-033.28");
      await expect(page.locator('[data-remark="firstName"]')).toContainText("rijksregisternummer");
      await control(page, "firstName").fill("An");
      await control(page, "email").pressSequentially("jan@gmial.com");
      const below = control(page, "phone");
      await below.scrollIntoViewIfNeeded();
      const place = await below.boundingBox();
      const [x, y] = [(place?.x ?? 0) + 10, (place?.y ?? 0) + 10];
      if (pointer === "finger") await page.touchscreen.tap(x, y);
      else {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await expect(control(page, "email")).not.toBeFocused();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await below.boundingBox()).toEqual(place);
        await page.mouse.up();
      }
      await expect(below).toBeFocused();
      await page.keyboard.type("0470");
      await expect(below).toHaveValue("0470");
      await expect(page.locator('[data-remark="email"]')).toContainText("jan@gmail.com");
    });
});
