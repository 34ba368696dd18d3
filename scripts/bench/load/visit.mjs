import { openPage } from "./openPage.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./contestants.mjs").Contestant} Contestant */
/** @typedef {import("../measuring/recorder.mjs").Recorder} Recorder */

const keys = 40;
const pause = 60;
const settled = 250;

/** Main thread work so far in ms. @param {import("@playwright/test").CDPSession} cdp */
async function worked(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** When the page was live, and since when a typed letter stayed. Neither where there is no such thing. @param {Page} page @param {string} [box] */
async function times(page, box) {
  if (box) {
    // A late hydration would take the letter away.
    await page.waitForTimeout(500);
    await page.waitForFunction(() => /** @type {any} */ (window).bench.kept > 0);
  }
  return page.evaluate(name => {
    const field = name && document.querySelector(`[name="${name}"]`);
    const kept = field && "value" in field && field.value !== "";
    const [live] = performance.getEntriesByName("onInitialClientRender");
    return {
      live: live?.startTime,
      kept: kept ? Number(/** @type {any} */ (window).bench.kept) : undefined,
    };
  }, box);
}

/**
 * How a page answers. Each kind of figure has a tab of its own, so that none warms another's.
 * @param {Browser} browser
 * @param {Contestant} contestant
 * @param {Recorder} record
 * @param {number} presses
 */
export async function visit(browser, contestant, record, presses) {
  const { name, box, press, errors, next } = contestant;
  for (const slow of [false, true]) {
    const tab = await openPage(browser, contestant, { slow, probing: Boolean(box) });
    const { live, kept } = await times(tab.page, box);
    const how = slow ? ", slow 4G" : "";
    record.note(name, `live${how}`, "ms", [live]);
    record.note(name, `first letter kept${how}`, "ms", [kept]);
    await tab.close();
  }
  if (box) await typeKeys(browser, contestant, record, box);
  if (box && press && errors) await typeKeys(browser, contestant, record, box, { press, errors });
  if (press && errors) {
    const { page, close } = await openPage(browser, contestant);
    await page.mouse.click(5, 300);
    await page.waitForLoadState("networkidle");
    record.note(name, "Volgende to errors", "ms", [await pressed(page, press, errors)]);
    await close();
  }
  if (press && next) await goOn(browser, contestant, record, presses);
}

/**
 * Keys in a box; where it suggests or searches, with that. With `refused` the page shows its errors first.
 * @param {Browser} browser @param {Contestant} contestant @param {Recorder} record @param {string} box
 * @param {{ press: string, errors: string }} [refused]
 */
async function typeKeys(browser, contestant, record, box, refused) {
  const { page, cdp, close } = await openPage(browser, contestant);
  if (refused) {
    await page.locator(refused.press).first().click();
    await page.locator(refused.errors).waitFor();
  }
  await page.locator("details").evaluateAll(all => {
    for (const details of all) details.setAttribute("open", "");
  });
  await page.locator(`[name="${box}"]`).focus();
  // The first key of a page fetches what checks it.
  await page.keyboard.press("b");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => void (/** @type {any} */ (window).bench.keys.splice(0)));
  const before = await worked(cdp);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press("abcdefghij"[key % 10] ?? "a");
    await page.waitForTimeout(pause + ((key * 7) % 17));
  }
  const spent = (await worked(cdp)) - before;
  const painted = await page.evaluate(() => /** @type {any} */ (window).bench.keys);
  const how = refused ? ", errors shown" : "";
  record.note(contestant.name, `key to paint${how}`, "ms", painted);
  record.note(contestant.name, `main thread per key${how}`, "ms", [spent / keys]);
  await close();
}

/** Goes on and back in one tab: the first time warms it, as the steps before do for a visitor. @param {Browser} browser @param {Contestant} contestant @param {Recorder} record @param {number} presses */
async function goOn(browser, contestant, record, presses) {
  const { name, press = "", next, fill } = contestant;
  if (!next) return;
  const { page, close } = await openPage(browser, contestant, {
    storage: { ...contestant.storage, ...next.storage },
  });
  for (let turn = 0; turn <= presses; turn++) {
    await page.waitForTimeout(pause);
    if (fill) await fillIn(page);
    const took = await pressed(page, press, next.shown);
    if (turn > 0) record.note(name, "Volgende to next step", "ms", [took]);
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await page.locator(press).first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  await close();
}

/** From a press to the painted frame that shows `wanted`. @param {Page} page @param {string} press @param {string} wanted */
async function pressed(page, press, wanted) {
  await page.evaluate(shown => {
    sessionStorage.removeItem("bench:took");
    sessionStorage.setItem("bench:wanted", shown);
  }, wanted);
  // Whoever presses has gone there before, and what came into view with it is drawn.
  const button = page.locator(press).first();
  await button.click({ trial: true });
  await page.waitForTimeout(settled);
  await button.click();
  const took = await page.waitForFunction(() => sessionStorage.getItem("bench:took"));
  const time = Number(await took.jsonValue());
  await page.evaluate(() => sessionStorage.removeItem("bench:wanted"));
  return time;
}

/** @param {Page} page */
async function fillIn(page) {
  await page.locator("form").evaluate(form => {
    for (const field of form.querySelectorAll("input")) {
      if (field.type === "radio") field.checked = true;
      else field.value = field.type === "email" ? "zoe@voorbeeld.example" : "9000";
    }
  });
}
