import { expectAccessible, expectNoSidewaysScroll } from "../support/browser/axe";
import { answersOf, household, keep, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, control, open } from "../support/browser/walk";
import { dutch } from "../support/dutch";

const widths = [360, 1280];
type Page = import("@playwright/test").Page;

async function inspect(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${where} at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, where);
}
const list = (page: Page) => page.getByText(/kantoren binnen 10\skm van 9000 Gent/);

test("suggestions are accessible, chosen by keyboard, and bring the offices there", async ({
  page,
}) => {
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await expect(list(page)).toBeVisible();
  const box = control(page, "brokerPlace");
  await box.focus();
  await expect(page.getByRole("combobox", { name: "Postcode of gemeente" })).toBeFocused();
  await box.fill("");
  await box.pressSequentially("brugg");
  await expect(page.getByRole("option").first()).toContainText("Brugge");
  await page.keyboard.press("ArrowDown");
  await inspect(page, "suggestions");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(/^8\d{3} Brugge$/);
  await expect(page.getByText(/kanto(?:or|ren) binnen 10\skm van 8000 Brugge/)).toBeVisible();
});

test("every outcome of a search is accessible", async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await expect(list(page)).toBeVisible();
  const belgium = page.locator("svg", { has: page.locator("use[href$='#belgium']") });
  const plane = await belgium.locator("xpath=../..").elementHandle();
  const { width = 0, height = 0 } = (await plane?.boundingBox()) ?? {};
  expect(height, "the map is half as high as wide").toBeCloseTo(width / 2, 0);
  expect((await belgium.boundingBox())?.height).toBeLessThan(height);
  const detail = page.locator("details", { hasText: "Adres en openingsuren" }).first();
  await detail.locator("summary").click();
  await inspect(page, "details of an office");
  await page.getByText(dutch("brokerSearch.name.summary")).click();
  await control(page, "brokerName").fill("qqqqq");
  await expect(page.getByText("Geen kantoor gevonden voor ‘qqqqq’.")).toBeVisible();
  await inspect(page, "no result");
  await page.route("**/brokers/**/near/**", route => route.abort());
  await control(page, "brokerName").fill("");
  await control(page, "brokerPlace").fill("6700");
  await expect(page.getByText(/De lijst met kantoren laadt niet/)).toBeVisible();
  expect(await plane?.isVisible(), "an empty plane without a map").toBe(false);
  await inspect(page, "a list that does not load");
  await page.unroute("**/brokers/**/near/**");
  await page.getByRole("button", { name: "Probeer opnieuw" }).click();
  await expect(page.getByText(/km van 6700 Aarlen/)).toBeVisible();
});

test("a list does not come between a press and its release, but with it", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>(go => {
    release = go;
  });
  await page.route("**/near/*", async route => {
    await released;
    await route.continue();
  });
  await keepDraft(page, household());
  const asked = page.waitForRequest("**/near/*");
  const came = page.waitForResponse("**/near/*");
  await open(page, "/makelaar/");
  // From then on the search is there, and hears a press.
  await asked;
  await page.getByText("Geen voorkeur", { exact: true }).hover();
  await page.mouse.down();
  release();
  await (await came).finished();
  await page.evaluate(
    () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(control(page, "broker")).toHaveCount(1);
  await page.mouse.up();
  await expect(list(page)).toBeVisible();
  await expect(control(page, "broker", "none")).toBeChecked();
});

test("the position is asked on click only; a refusal leaves the way by typing", async ({
  page,
  context,
}) => {
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  const button = page.getByRole("button", { name: "Gebruik mijn locatie" });
  await button.click();
  await expect(page.getByText(/Uw browser deelt uw locatie niet/)).toBeVisible();
  await inspect(page, "position denied");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 50.88, longitude: 4.7 });
  const sent: string[] = [];
  page.on("request", request => sent.push(request.url() + (request.postData() ?? "")));
  await button.click();
  await expect(control(page, "brokerPlace")).toHaveValue(/^30\d\d /);
  expect(sent.join()).not.toMatch(/50\.88|4\.70?\b/);
});

for (const [policy, works] of [
  ["geolocation=(self)", true],
  ["geolocation=()", false],
] as const) {
  test(`with the header Permissions-Policy: ${policy} the position is ${works ? "found" : "refused in words"}`, async ({
    page,
    context,
    allow,
  }) => {
    allow(
      /Geolocation access has been blocked because of a permissions policy|[Pp]ermissions policy/,
    );
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 50.88, longitude: 4.7 });
    await page.route(`**${address("/makelaar/")}`, async route => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), "permissions-policy": policy },
      });
    });
    await keepDraft(page, household());
    await open(page, "/makelaar/");
    await page.getByRole("button", { name: "Gebruik mijn locatie" }).click();
    if (works) await expect(control(page, "brokerPlace")).toHaveValue(/^30\d\d /);
    else await expect(page.getByText(/Uw browser deelt uw locatie niet/)).toBeVisible();
  });
}

test("an area that was seen is searched without a connection", async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await expect(list(page)).toBeVisible();
  await control(page, "brokerPlace").focus();
  await context.setOffline(true);
  await control(page, "brokerPlace").fill("");
  await expect(list(page)).toHaveCount(0);
  await control(page, "brokerPlace").fill("9000");
  await expect(list(page)).toBeVisible();
});

test("the broker of a link stands alone until another is asked for", async ({ page }) => {
  await keep(page, {
    version: 1,
    answers: answersOf(household()),
    brokerContext: { id: "demo-001", name: "Kantoor Voorbeeldbrug", logo: null },
  });
  await open(page, "/makelaar/");
  await expect(control(page, "broker", "demo-001")).toBeChecked();
  await expect(control(page, "brokerPlace")).toBeHidden();
  await inspect(page, "the broker of the link");
  await page.getByRole("button", { name: dutch("brokerSearch.others") }).click();
  await expect(control(page, "brokerPlace")).toBeFocused();
  await expect(list(page)).toBeVisible();
});
