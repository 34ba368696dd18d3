import { expectAccessible, expectNoSidewaysScroll } from "../support/browser/axe";
import { askedOn, bar, nobody, press, storedNames, withServices } from "../support/browser/consent";
import { comeLate, holdBack } from "../support/browser/holdBack";
import { household } from "../support/browser/household";
import { keepConsent } from "../support/browser/keepConsent";
import { allShifts, shifts, watchShifts } from "../support/browser/shifts";
import { startLink } from "../support/browser/startLink";
import { expect, test } from "../support/browser/test";
import {
  address,
  answer,
  arrive,
  control,
  nextButton,
  send,
  visit,
  walkTo,
} from "../support/browser/walk";

const necessary =
  /^(?:familiale:(?:draft|sent|consent)|familiale-outbox|@@scroll|\/familiale-verzekering\/$)/;

test("a site whose config.json names no service asks nothing and loads nothing for it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", request => asked.push(request.url()));
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Cookie-instellingen" })).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  expect(asked.filter(url => /consent/i.test(url))).toEqual([]);
});

test("who clicks nothing is asked for nothing that identifies, and nothing of it is stored", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/, /Elastic APM/);
  const elsewhere: string[] = [];
  page.on("request", request => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === nobody) elsewhere.push(`${request.method()} ${pathname}${search}`);
  });
  await withServices(page);
  await page.goto(address("/?utm_source=mail&gclid=klik"));
  await page.waitForLoadState("networkidle");
  // The page that is opened keeps still: the question comes with the next one.
  await expect(bar(page)).toHaveCount(0);
  const found = new Set(await storedNames(page));
  await walkTo(page, "brokerSearch", household());
  for (const name of await storedNames(page)) found.add(name);
  await control(page, "broker", "none").check();
  await send(page);
  for (const name of await storedNames(page)) found.add(name);
  await expect(bar(page)).toBeVisible();
  expect([...found].filter(name => !necessary.test(name))).toEqual([]);
  expect([...found]).not.toContain("familiale:consent");
  // Flags for everybody alike may be read before; nothing else is called.
  expect(elsewhere.filter(call => call !== "GET /api/features/sdk-proef")).toEqual([]);
});

test("a refusal is kept, asks no more, and is as easily changed from the footer or the cookie page", async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await withServices(page);
  await askedOn(page, "/privacy/");
  await press(page, "Weigeren");
  await expect(bar(page).getByText("U hebt geweigerd. Dat is bewaard.")).toBeFocused();
  await press(page, "Verberg");
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator("h1")).toBeFocused();

  const other = await context.newPage();
  await withServices(other);
  await visit(other, "/cookies/");
  await other.waitForLoadState("networkidle");
  await expect(bar(other)).toHaveCount(0);
  await other.getByRole("main").getByRole("button", { name: "Cookie-instellingen" }).click();
  await expect(bar(other).getByRole("checkbox", { name: /^Metingen/ })).not.toBeChecked();
  await press(other, "Aanvaarden");
  await expect(bar(other).getByText("U hebt aanvaard.")).toBeVisible();

  await page.getByRole("button", { name: "Cookie-instellingen" }).click();
  await expect(bar(page).getByRole("checkbox", { name: /^Metingen/ })).toBeChecked();
  await press(page, "Weigeren");
  // The other tab is another process, which hears of it a moment later.
  const kept = () => other.evaluate(() => localStorage.getItem("familiale:consent") ?? "{}");
  await expect
    .poll(async () => JSON.parse(await kept()).choice)
    .toEqual({ telemetry: false, experiments: false });
});

test("each state of the bar, and the cookie page below it, is accessible", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await withServices(page);
  for (const [width, height] of [
    [320, 640],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address("/404/"));
    await page.evaluate(() => localStorage.clear());
    await askedOn(page, "/cookies/");
    await expectAccessible(page, `consent asked at ${width}`);
    await press(page, "Zelf kiezen per soort");
    await expectAccessible(page, `consent by kind at ${width}`);
    await expectNoSidewaysScroll(page, `consent by kind at ${width}`);
    await press(page, "Mijn keuze bewaren");
    await expectAccessible(page, `consent confirmed at ${width}`);
  }
});

test("nothing moves when the question comes with a page, is answered, and goes with a page", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await watchShifts(page);
  // The web font moves some letters when it comes; that is not what is measured here.
  await page.route("**/*.woff2", route => route.abort());
  await withServices(page);
  // Longer than what browsers take for an answer to a press.
  await comeLate(page, "**/page-data/{verzekeringskeuze,gezinssituatie}/*", 800);
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await startLink(page).first().click();
  await expect(bar(page)).toBeVisible();
  await arrive(page, "/verzekeringskeuze/");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The line that confirms is as high as the question was.
  await press(page, "Weigeren");
  await expect(bar(page)).toContainText("U hebt geweigerd.");
  expect(await allShifts(page)).toEqual({ alone: 0, all: 0 });
  await answer(page, "insuranceChoice", household());
  // What an answer moves is the visitor's own doing, also where the machine draws it late.
  await expect(page.getByRole("complementary")).toContainText("Basis");
  const before = await shifts(page);
  await nextButton(page).click();
  await arrive(page, "/gezinssituatie/");
  await expect(bar(page)).toHaveCount(0);
  expect(await shifts(page)).toBe(before);
});

test("the settings open above a page that keeps still, however late they come", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await watchShifts(page);
  await page.route("**/*.woff2", route => route.abort());
  await comeLate(page, "**/online-choice.*.css", 800);
  await withServices(page);
  await keepConsent(page, { telemetry: false, experiments: false });
  await page.goto(address("/404/"));
  await page.getByRole("button", { name: "Cookie-instellingen" }).click();
  await expect(bar(page).getByRole("heading")).toBeFocused();
  await expect(bar(page).getByRole("heading")).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await press(page, "Aanvaarden");
  await expect(bar(page).getByRole("checkbox").first()).toBeChecked();
  await press(page, "Verberg");
  await expect(page.getByRole("button", { name: "Cookie-instellingen" })).toBeFocused();
  expect(await shifts(page)).toBe(0);
});

test("going back into the middle of a page asks nothing there, and the next page does", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await withServices(page);
  const release = await holdBack(page, "**/online-choice.*.css");
  await visit(page, "/");
  await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
  await arrive(page, "/privacy/");
  release();
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await arrive(page, "/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(bar(page)).toHaveCount(0);
  await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
  await expect(bar(page)).toBeVisible();
});

for (const [width, height] of [
  [1280, 900],
  [360, 640],
  [320, 256],
] as const)
  test(`at ${width} x ${height} the question stands in the flow, and the keyboard meets it first`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/, /Elastic APM/);
    await page.setViewportSize({ width, height });
    await withServices(page);
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    await startLink(page).first().click();
    await expect(bar(page).getByRole("heading")).toBeFocused();
    await expect(bar(page)).toHaveCSS("position", "static");
    await expect(bar(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
    for (const name of ["Weigeren", "Aanvaarden", "Zelf kiezen per soort"]) {
      await page.keyboard.press("Tab");
      await expect(bar(page).getByRole("button", { name })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(bar(page).getByRole("link", { name: "Meer over cookies" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
    // Below it there is room for what the page is about.
    if (height >= 640)
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, `consent asked at ${width}`);
    // Who passes over it is not stopped by it again.
    await answer(page, "insuranceChoice", household());
    await nextButton(page).click();
    await expect(page).toHaveURL(address("/gezinssituatie/"));
    await expect(page.locator("h1")).toBeFocused();
    await expect(bar(page)).toBeVisible();
  });
