import { expectAccessible } from "../support/browser/axe";
import { household, keepDraft } from "../support/browser/household";
import { keepConsent } from "../support/browser/keepConsent";
import { agentThere, canaries, expectClean, hide, measuredBy } from "../support/browser/telemetry";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, live, next, open } from "../support/browser/walk";
import { intakeHost } from "../support/intakeHost";

test("a page that crashes is told with build and step, and has a way on with all answers kept", async ({
  page,
  allow,
}) => {
  allow(/crashed/);
  const intake = await intakeHost();
  await measuredBy(page, intake);
  await keepConsent(page, { telemetry: true });
  await keepDraft(page, household(canaries), { before: "familySituation" });
  await open(page, "/gezinssituatie/");
  await agentThere(page);
  await control(page, "situation", "gezin").check();
  await control(page, "members").fill("4");
  await control(page, "currentInsurer").fill(canaries.currentInsurer);
  // The footer of the next page asks for the year.
  await page.evaluate(name => {
    Date.prototype.getFullYear = () => {
      throw new TypeError(`crashed for ${name}`);
    };
  }, canaries.currentInsurer);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await expect(page.getByRole("heading", { name: "Deze pagina is vastgelopen" })).toBeFocused();
  await expect(page.locator("footer, form")).toHaveCount(0);
  await expectAccessible(page, "a crashed page");

  await hide(page);
  const errors = () => intake.taken.flatMap(({ kind, event }) => (kind === "error" ? event : []));
  await expect.poll(errors).not.toEqual([]);
  expect(errors()[0]).toMatchObject({
    exception: { message: "Uncaught TypeError: crashed for [removed]", type: "TypeError" },
    context: { tags: { step: "insuranceChoice", build: expect.stringMatching(/^\d+\.\d+\.\d+/) } },
  });
  expectClean(intake);

  await page.getByRole("button", { name: "Laad de pagina opnieuw" }).click();
  await live(page);
  await next(page, "/verzekeringskeuze/");
  await arrive(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue("4");
  await intake.close();
});

test("a page that crashes where nothing can be fetched any more can still be loaded again", async ({
  page,
  allow,
}) => {
  allow(/crashed/, /Failed to load resource/);
  await keepDraft(page, household(), { before: "familySituation" });
  await open(page, "/verzekeringskeuze/");
  await next(page, "/verzekeringskeuze/");
  await control(page, "situation", "gezin").check();
  await control(page, "members").fill("4");
  await page.evaluate(() => {
    Date.prototype.getFullYear = () => {
      throw new TypeError("crashed");
    };
  });
  // The page before is there already.
  await page.route(/\.js$/, route => route.abort());
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await expect(page.getByRole("heading", { name: "Deze pagina is vastgelopen" })).toBeFocused();
  await expect(page.locator("footer, form")).toHaveCount(0);
  await expect(page).toHaveTitle("Deze pagina is vastgelopen");
  await expectAccessible(page, "a crashed page without a crash page");
  await page.unroute(/\.js$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Laad de pagina opnieuw" })).toBeFocused();
  await page.keyboard.press("Enter");
  await live(page);
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  await next(page, "/verzekeringskeuze/");
  await expect(control(page, "members")).toHaveValue("4");
});
