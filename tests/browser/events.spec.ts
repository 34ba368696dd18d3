import type { Page } from "@playwright/test";
import { editRepairs } from "../../src/build/gatsby/repairs";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, control, live } from "../support/browser/walk";
import { reactListens } from "../support/reactListens";

interface Heard {
  listens: string[];
  calls: string[];
}

/** Notes what React listens to, on its root and on the document, and each time that it is called. */
const watchReact = () => {
  const heard: Heard = { listens: [], calls: [] };
  Object.assign(window, { heard });
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (event, listener, options) {
    const root = this instanceof HTMLElement && this.id === "___gatsby";
    const selection = this === document && event === "selectionchange";
    if (!root && !selection) return addEventListener.call(this, event, listener, options);
    heard.listens.push(event);
    const noted = (happened: Event) => {
      heard.calls.push(event);
      if (typeof listener === "function") listener.call(this, happened);
    };
    addEventListener.call(this, event, noted, options);
  };
};

const heardBy = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);

/** What React was called for by this. */
async function callsOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  const before = (await heardBy(page)).calls.length;
  await act();
  return (await heardBy(page)).calls.slice(before);
}

const expected = reactListens(editRepairs);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchReact);
  await keepDraft(page, household(), { before: "yourInformation" });
  await page.goto(address("/uw-gegevens/"));
  await live(page);
});

test("React listens to the events that have a handler, and to no other", async ({ page }) => {
  expect((await heardBy(page)).listens.sort()).toEqual(expected);
});

test("a letter calls React for its input alone", async ({ page }) => {
  const box = control(page, "lastName");
  await box.click();
  const ofALetter = ["keydown", "keypress", "textInput", "input", "keyup", "selectionchange"];
  const most = expected.filter(event => ofALetter.includes(event));
  expect(most).toEqual(["input", "input"]);
  const calls = await callsOf(page, async () => {
    await page.keyboard.press("a");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
  expect(calls).toEqual(most);
  await expect(box).toHaveValue("a");
});

test("a mouse on its way calls React for nothing", async ({ page }) => {
  const calls = await callsOf(page, async () => {
    for (let y = 50; y < 850; y += 50) await page.mouse.move(600 + (y % 100), y);
  });
  expect(calls).toEqual([]);
});

test("a link under the mouse loads its page", async ({ page }) => {
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("link", { name: "Privacy" }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const code = page.waitForRequest(/\.js$/);
  await link.hover();
  await code;
});
