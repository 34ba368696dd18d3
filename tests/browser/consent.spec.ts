import { expectAccessible, expectNoSidewaysScroll } from "../support/browser/axe";
import { bar, nobody, press, storedNames, withServices } from "../support/browser/consent";
import { household, keepDraft } from "../support/browser/household";
import { shifts, watchShifts } from "../support/browser/shifts";
import { expect, test } from "../support/browser/test";
import { address, control, open, send, visit, walkToBrokersFrom } from "../support/browser/walk";

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
  await expect(bar(page)).toBeVisible();
  const found = new Set(await storedNames(page));
  await walkToBrokersFrom(page, household());
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
  await visit(page, "/");
  await press(page, "Weigeren");
  await expect(bar(page).getByText("U hebt geweigerd. Dat is bewaard.")).toBeFocused();
  await press(page, "Verberg");
  await expect(bar(page)).toHaveCount(0);

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
  const kept = await other.evaluate(() => localStorage.getItem("familiale:consent") ?? "");
  expect(JSON.parse(kept).choice).toEqual({ telemetry: false, experiments: false });
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
    await visit(page, "/cookies/");
    await page.evaluate(() => localStorage.clear());
    await visit(page, "/cookies/");
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page, `consent asked at ${width}`);
    await press(page, "Zelf kiezen per soort");
    await expectAccessible(page, `consent by kind at ${width}`);
    await expectNoSidewaysScroll(page, `consent by kind at ${width}`);
    await press(page, "Mijn keuze bewaren");
    await expectAccessible(page, `consent confirmed at ${width}`);
  }
});

test("nothing moves when the bar comes, opens and goes", async ({ page, allow }) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await watchShifts(page);
  // The web font moves some letters when it comes; that is not what is measured here.
  await page.route("**/*.woff2", route => route.abort());
  await withServices(page);
  for (const path of ["/", "/404/", "/verzekeringskeuze/"]) {
    await page.goto(address(path));
    await expect(bar(page)).toBeVisible();
    const scrolled = () => page.evaluate(() => scrollY);
    expect(await scrolled(), path).toBe(0);
    await press(page, "Zelf kiezen per soort");
    await expect(bar(page).getByRole("checkbox").first()).toBeFocused();
    expect(await shifts(page), path).toBe(0);
    expect(await scrolled(), path).toBe(0);
  }
  await press(page, "Weigeren");
  await press(page, "Verberg");
  expect(await shifts(page)).toBe(0);
  await expect(page.locator("h1")).toBeFocused();
});

test("a message stands above the bar, and on no button that sends", async ({ page, allow }) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await page.setViewportSize({ width: 360, height: 740 });
  await withServices(page);
  await keepDraft(page, household(), 2);
  await open(page, "/uw-gegevens/");
  await expect(bar(page)).toBeVisible();
  const button = page.locator("#step-form button[type=submit]");
  await button.evaluate(it => it.scrollIntoView({ block: "end", behavior: "instant" }));
  const buffer = Buffer.from("GIF89a");
  await control(page, "document").setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer });
  const message = page.locator("#messages [data-message]");
  await message.hover();
  const [said, over, send] = await Promise.all(
    [message, bar(page), button].map(part => part.boundingBox()),
  );
  const lower = (box: typeof said) => (box ? box.y + box.height : Number.NaN);
  expect(lower(said)).toBeLessThanOrEqual(over?.y ?? 0);
  expect(lower(send)).toBeLessThanOrEqual(said?.y ?? 0);
});

for (const [width, height, place] of [
  [1280, 900, "fixed"],
  [320, 640, "fixed"],
  [320, 256, "static"],
] as const)
  test(`at ${width} x ${height} the keyboard meets the bar first, and what it reaches next is not under it`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/, /Elastic APM/);
    await page.setViewportSize({ width, height });
    await withServices(page);
    await keepDraft(page, household());
    await open(page, "/makelaar/");
    await expect(bar(page)).toBeAttached();
    await expect(bar(page)).toHaveCSS("position", place);
    await page.keyboard.press("Tab");
    await expect(bar(page).getByRole("link", { name: "Meer over cookies" })).toBeFocused();
    for (const name of ["Weigeren", "Aanvaarden", "Zelf kiezen per soort"]) {
      await page.keyboard.press("Tab");
      await expect(bar(page).getByRole("button", { name })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
    const covered = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        const over = document.querySelector("#consent");
        if (!at || !over || at === document.body || over.contains(at)) return undefined;
        const box = at.getBoundingClientRect();
        const top =
          getComputedStyle(over).position === "fixed"
            ? over.getBoundingClientRect().top
            : innerHeight;
        return box.top >= top || (box.bottom > top + 1 && box.height < top)
          ? `${at.tagName} ${at.textContent}`
          : undefined;
      });
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      expect(await covered()).toBeUndefined();
      if (await page.evaluate(() => document.activeElement?.matches("footer button"))) break;
    }
    await expect(page.getByRole("button", { name: "Cookie-instellingen" })).toBeFocused();
    // Playwright presses only what nothing lies over.
    await page
      .locator("button[type=submit][form], #step-form button[type=submit]")
      .last()
      .click({ trial: true });
  });
