import type { Page } from "@playwright/test";
import { describeBuild, mixedIn } from "../support/browser/builds";
import { household, keepDraft } from "../support/browser/household";
import { buildOf, frugal, ready, test, update } from "../support/browser/offline";
import { otherBuild } from "../support/browser/otherBuild";
import { placeBuild } from "../support/browser/placeBuild";
import { expect } from "../support/browser/test";
import { address, control, live, nextButton, open, send } from "../support/browser/walk";
import { publicFolder } from "../support/built/site";

const a = describeBuild(publicFolder);
const b = describeBuild(otherBuild());

/** Moments of a roll-out at which the visitor moves on: before each part, and amid the pages. */
const moments = [
  /-[0-9a-f]{10}\.js$/,
  /^page-data\/cookies\/page-data\.json$/,
  /^page-data\/privacy\/page-data\.json$/,
  /^page-data\/app-data\.json$/,
  /^sw\.js$/,
];

/** To the next step and back, with all answers, on a page that is of one build. */
async function toAndFro(page: Page, message: string): Promise<void> {
  await nextButton(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(address("/uw-gegevens/"));
  await live(page);
  await expect(control(page, "message")).toHaveValue(message);
  expect(await mixedIn(page, [a, b])).toEqual([]);
  await page.getByRole("link", { name: /^Vorige/ }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(address("/gezinssituatie/"));
  await live(page);
  expect(await mixedIn(page, [a, b])).toEqual([]);
}

for (const stores of [false, true])
  test(`a visitor ${stores ? "with" : "without"} a stored build goes on through a roll-out by the plan, and through the roll-back`, async ({
    page,
    host,
    allow,
  }) => {
    test.slow();
    // Nothing of an earlier build is gone: a missing script would fail this.
    allow(/worker became redundant/);
    const placed = placeBuild(publicFolder);
    host.deploy(placed.folder);
    if (!stores) await frugal(page);
    const who = household({ message: "Bel na 17 uur" });
    await keepDraft(page, who);
    await open(page, "/gezinssituatie/");
    if (stores) await ready(page);
    const loads: string[] = [];
    page.on("domcontentloaded", () => loads.push(page.url()));
    for (const next of [b, a]) {
      const met: string[] = [];
      loads.length = 0;
      await placed.rollOut(next.folder, async file => {
        const moment = moments.find(each => each.test(file))?.source;
        if (!moment || met.includes(moment)) return;
        met.push(moment);
        await toAndFro(page, who.message as string);
      });
      expect(met).toHaveLength(moments.length);
      await update(page);
      await toAndFro(page, who.message as string);
      expect(loads.length, "loads unasked in one roll-out").toBeLessThanOrEqual(1);
    }
    await page.goto(address("/makelaar/"));
    await live(page);
    expect([a.name, b.name]).toContain(await buildOf(page));
    await control(page, "broker", "none").check();
    await send(page);
    expect(host.leads).toHaveLength(1);
  });
