import { readFileSync } from "node:fs";
import path from "node:path";
import { describeBuild, mixedIn } from "../support/browser/builds";
import { dataOf } from "../support/browser/hostFaults";
import { household, keepDraft } from "../support/browser/household";
import { buildOf, frugal, test } from "../support/browser/offline";
import { otherBuild } from "../support/browser/otherBuild";
import { expect } from "../support/browser/test";
import { address, control, live, next, nextButton, open } from "../support/browser/walk";
import { publicFolder } from "../support/built/site";

const a = describeBuild(publicFolder);
const b = describeBuild(otherBuild());
const who = household();

// Nothing is stored on the device, so that each page of the new build is a full load.
test.beforeEach(async ({ page, allow }) => {
  allow(/status of 404/);
  await frugal(page);
  await keepDraft(page, who);
});

test("back, after a step that a deploy made a full load, is the step before", async ({
  page,
  host,
}) => {
  await open(page, "/gezinssituatie/");
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  host.deploy(b.folder);
  await nextButton(page).click();
  await expect(page).toHaveURL(address("/uw-gegevens/"));
  await expect.poll(() => buildOf(page).catch(() => "")).toBe(b.name);
  await live(page);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(address("/gezinssituatie/"));
  await live(page);
  await expect(control(page, "members")).toHaveValue(who.members);
});

test("back to a step that is of another build by now: it is loaded anew, whole", async ({
  page,
  host,
}) => {
  await open(page, "/gezinssituatie/");
  await next(page, "/gezinssituatie/");
  await page.reload();
  await live(page);
  host.deploy(b.folder);
  await page.goBack();
  await expect(page).toHaveURL(address("/gezinssituatie/"));
  await expect.poll(() => buildOf(page).catch(() => "")).toBe(b.name);
  await live(page);
  expect(await mixedIn(page, [a, b])).toEqual([]);
  await expect(control(page, "members")).toHaveValue(who.members);
  await page.goForward();
  await expect(page).toHaveURL(address("/uw-gegevens/"));
  await live(page);
  await expect(control(page, "lastName")).toHaveValue(who.lastName);
  expect(await mixedIn(page, [a, b])).toEqual([]);
});

test("data that comes from one build while app-data.json comes from the other is noticed", async ({
  page,
  host,
}) => {
  await open(page, "/gezinssituatie/");
  let given = 0;
  host.instead = (name, response) => {
    if (!dataOf("uw-gegevens").test(name) || given++ > 0) return false;
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(readFileSync(path.join(b.folder, "page-data/uw-gegevens/page-data.json")));
    return true;
  };
  await nextButton(page).click();
  await expect(page).toHaveURL(address("/uw-gegevens/"));
  await live(page);
  await expect(control(page, "lastName")).toHaveValue(who.lastName);
  expect(given).toBeGreaterThan(0);
  expect(await mixedIn(page, [a, b])).toEqual([]);
});

test("a page that was loaded anew for a build is so once more when the host went back in between", async ({
  page,
  host,
}) => {
  const nowOn = async ({ name }: typeof a) => {
    await expect.poll(() => buildOf(page).catch(() => "")).toBe(name);
    await live(page);
  };
  await open(page, "/verzekeringskeuze/");
  host.deploy(b.folder);
  // The rules, which the first touch fetches, went with the deploy.
  await control(page, "formula", "uitgebreid").check();
  await nowOn(b);
  host.deploy(a.folder);
  await page.reload();
  await nowOn(a);
  host.deploy(b.folder);
  await control(page, "formula", "advies").check();
  await nowOn(b);
  await expect(control(page, "formula", "advies")).toBeChecked();
});
