import type { Locator, Page } from "@playwright/test";
import type { Screen } from "../../src/screens/screen";
import { screenAddress } from "../../src/screens/screenAddress";
import { screenList } from "../../src/screens/screenList";
import { draftOf, household } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, control, open } from "../support/browser/walk";

// The site under test is a preview: no other build has this page.
const broker = "demo-001";
const ready = "body[data-screen-ready]";

/** Addresses to which something was posted. */
function posts(page: Page): string[] {
  const asked: string[] = [];
  page.context().on("request", request => {
    if (request.method() !== "GET") asked.push(request.url());
  });
  return asked;
}

const kept = (page: Page) =>
  page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    outbox: (await indexedDB.databases()).some(({ name }) => name === "familiale-outbox"),
  }));

test("every screen comes to its state by its own address, and posts and stores nothing", async ({
  page,
  context,
  allow,
}) => {
  test.setTimeout(300_000);
  // Where none is to run.
  allow(/Blocked script execution/);
  const posted = posts(page);
  await page.goto(address("/privacy/"));
  const left: Screen[] = [...screenList];
  const missing: string[] = [];
  const show = async () => {
    for (let screen = left.shift(); screen; screen = left.shift()) {
      const tab = await context.newPage();
      await tab.goto(address(screenAddress(screen, { broker })));
      const came = tab.locator(ready).waitFor({ state: "attached", timeout: 30_000 });
      await came.catch(() => missing.push(screen?.id ?? ""));
      await tab.close();
    }
  };
  await Promise.all([show(), show(), show()]);
  expect([missing, posted]).toEqual([[], []]);
  const { session, local, outbox } = await kept(page);
  expect([Object.keys(session).filter(name => !name.startsWith("@@")), local, outbox]).toEqual([
    [],
    {},
    false,
  ]);
});

test("side by side, each frame has its own state, and the tab keeps the visitor's", async ({
  page,
}) => {
  const draft = draftOf(household({ firstName: "Bezoeker" }), "brokerSearch");
  await page.goto(address("/privacy/"));
  // Not before each page: frames would get it too.
  await page.evaluate(
    text => sessionStorage.setItem("familiale:draft", text),
    JSON.stringify(draft),
  );
  await open(page, "/uw-gegevens/");
  const before = (await kept(page)).session["familiale:draft"];
  await page.goto(address("/schermen/"));
  const frame = (id: string, width: number) =>
    page.locator(`#${id} iframe[name="${width}"]`).contentFrame();
  for (const width of [360, 1280]) {
    for (const id of ["verzekeringskeuze-leeg", "verzekeringskeuze-ingevuld"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await expect(frame(id, width).locator(ready)).toBeAttached();
      const chosen = frame(id, width).locator("[name=formula]:checked");
      await expect(chosen).toHaveCount(id.endsWith("leeg") ? 0 : 1);
    }
    const seen = frame("verzekeringskeuze-ingevuld", width).locator("html");
    expect(await seen.evaluate(() => [window.innerWidth, document.hasFocus()])).toEqual([
      width,
      false,
    ]);
  }
  expect((await kept(page)).session["familiale:draft"]).toBe(before);
  await open(page, "/uw-gegevens/");
  await expect(control(page, "firstName")).toHaveValue("Bezoeker");
});

test("texts can be shown as keys, and each state opened by itself", async ({ page, context }) => {
  await page.goto(address("/schermen/"));
  await page.getByRole("checkbox", { name: "Toon de sleutels" }).check();
  const heading = page.locator("#welkom iframe[name='1280']").contentFrame().locator("h1");
  await expect(heading).toContainText("welcome.title");
  const opened = context.waitForEvent("page");
  await page.locator("#welkom").getByRole("link", { name: "Open dit scherm" }).click();
  await expect((await opened).locator("h1")).toContainText("welcome.title");
});

test("without script nothing runs in a screen, and it says how to reach a person", async ({
  page,
  allow,
}) => {
  allow(/Blocked script execution/);
  const way = screenList.find(({ id }) => id === "zonder-script-uw-gegevens");
  await page.goto(address(screenAddress(way as Screen, { broker })));
  await expect(page.locator(ready)).toBeAttached();
  const inside = page.locator("iframe").contentFrame();
  await expect(inside.getByText(/kan hier alleen met JavaScript.*bel dan/)).toBeVisible();
  await expect(inside.locator("html[data-live]")).toHaveCount(0);
  await expect(control(page, "firstName")).toHaveCount(0);
  // As high as its page, so that all of it is in a picture.
  const high = await inside.locator("html").evaluate(html => html.scrollHeight - html.clientHeight);
  expect(high).toBe(0);
});

/** How each element of a page is drawn: enough to tell paper from a screen. */
const drawn = (body: Locator) =>
  body.evaluate(root =>
    [...root.querySelectorAll("main *, header *, footer *")].map(element => {
      const { display, color, backgroundColor, fontSize } = getComputedStyle(element);
      const shown = element.getClientRects().length > 0;
      return `${element.localName} ${shown} ${display} ${color} ${backgroundColor} ${fontSize}`;
    }),
  );

test("on paper a screen is as the browser prints it", async ({ page, context }) => {
  const screens = screenList.filter(({ id }) => /^papier-(?:bedankt|uw-gegevens)/.test(id));
  expect(screens).toHaveLength(2);
  for (const screen of screens) {
    const plain = screenList.find(({ id }) => `papier-${id}` === screen.id) as Screen;
    await page.goto(address(screenAddress(screen, { broker })));
    await expect(page.locator(ready)).toBeAttached();
    const newTab = page
      .locator("iframe")
      .contentFrame()
      .getByText(/in nieuw tabblad/);
    await expect(newTab.filter({ visible: true })).toHaveCount(0);
    const paper = () => drawn(page.locator("iframe").contentFrame().locator("body"));
    const printer = await context.newPage();
    await printer.setViewportSize({ width: 718, height: 900 });
    await printer.goto(address(screenAddress(plain, { broker })));
    await printer.locator(ready).waitFor({ state: "attached" });
    const onScreen = await drawn(printer.locator("body"));
    await printer.emulateMedia({ media: "print" });
    // A colour may still be on its way.
    const printed = () => drawn(printer.locator("body"));
    await expect(async () => expect(await paper(), screen.id).toEqual(await printed())).toPass();
    expect(await paper()).not.toEqual(onScreen);
    await printer.close();
  }
});

test("on paper all of a text can be read, and of the offices only the chosen one", async ({
  page,
}) => {
  const inside = async (id: string) => {
    const screen = screenList.find(one => one.id === id) as Screen;
    await page.goto(address(screenAddress(screen, { broker })));
    await expect(page.locator(ready)).toBeAttached();
    return page.locator("iframe").contentFrame();
  };
  const choice = await inside("papier-makelaar-ingevuld");
  const offices = choice.locator("label:has([name=broker])");
  expect(await offices.count()).toBeGreaterThan(3);
  await expect(offices.filter({ visible: true })).toHaveCount(1);
  await expect(offices.filter({ visible: true }).locator(":checked")).toHaveCount(1);
  const welcome = await inside("papier-welkom");
  // What stood in white on a dark picture.
  for (const text of await welcome.locator("main .on-dusk :is(h1, p, li)").all())
    await expect(text).toHaveCSS("color", "rgb(0, 0, 0)");
});
