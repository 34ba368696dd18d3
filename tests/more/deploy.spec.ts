import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { describeBuild, mixedIn } from "../support/browser/builds";
import type { DeployHost } from "../support/browser/deployHost";
import { household, keepDraft } from "../support/browser/household";
import { buildOf, controlled, frugal, ready, test, update } from "../support/browser/offline";
import { otherBuild, textFiles } from "../support/browser/otherBuild";
import { expect } from "../support/browser/test";
import {
  address,
  answer,
  arrive,
  control,
  live,
  next,
  nextButton,
  open,
} from "../support/browser/walk";
import { publicFolder } from "../support/built/site";

const a = describeBuild(publicFolder);
const b = describeBuild(otherBuild());
const who = household();

test("the other build has nothing of the first one", () => {
  expect(b.scripts).toHaveLength(a.scripts.length);
  expect(b.scripts.filter(name => a.scripts.includes(name))).toEqual([]);
  expect(b.name).not.toBe(a.name);
  const old = [a.name, ...a.scripts.map(name => name.slice(-13, -3))];
  const texts = textFiles(b.folder);
  expect(texts.length).toBeGreaterThan(50);
  for (const name of texts) {
    const text = readFileSync(name, "utf8");
    expect(old.filter(hash => text.includes(hash) || name.includes(hash))).toEqual([]);
  }
});

const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on("framenavigated", frame => frame === page.mainFrame() && loads.push(frame.url()));
  page.on("domcontentloaded", () => loads.push("loaded"));
  return () => loads.filter(entry => entry === "loaded").length;
};

/** Another build is published, and its worker has come. */
async function deploy(page: Page, host: DeployHost, to: typeof a) {
  await controlled(page);
  host.deploy(to.folder);
  await update(page);
}

/** The page was loaded again, and is of this build. */
const nowOn = (page: Page, { name }: typeof a) =>
  expect.poll(() => buildOf(page).catch(() => "")).toBe(name);

async function deployAndGoOn(page: Page, host: DeployHost, to: typeof a) {
  const loads = countLoads(page);
  await control(page, "currentInsurer").fill("Oude Polis");
  await deploy(page, host, to);
  // A full load, when it takes one, leaves the focus to the browser.
  await nextButton(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(address("/uw-gegevens/"));
  await live(page);
  await answer(page, "yourInformation", who);
  await next(page, "/uw-gegevens/");
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/uw-gegevens/");
  await expect(control(page, "lastName")).toHaveValue(who.lastName);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/gezinssituatie/");
  await expect(control(page, "currentInsurer")).toHaveValue("Oude Polis");
  expect(await mixedIn(page, [a, b])).toEqual([]);
  return loads();
}

test("a stored page goes on through a deploy and back without being loaded again", async ({
  page,
  host,
}) => {
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/gezinssituatie/");
  await ready(page);
  expect(await deployAndGoOn(page, host, b)).toBe(0);
  expect(await buildOf(page)).toBe(a.name);
  await page.reload();
  await live(page);
  await ready(page);
  expect(await buildOf(page)).toBe(b.name);
  expect(await deployAndGoOn(page, host, a)).toBe(0);
  await page.reload();
  await live(page);
  await ready(page);
  expect(await buildOf(page)).toBe(a.name);
});

test("a page of which nothing is stored is loaded again once, with its answers", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  await frugal(page);
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/gezinssituatie/");
  expect(await deployAndGoOn(page, host, b)).toBe(1);
  expect(await buildOf(page)).toBe(b.name);
  expect(await deployAndGoOn(page, host, a)).toBe(1);
  expect(await buildOf(page)).toBe(a.name);
});

test("files that were added do not come along when a page is loaded anew, and that is said", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  await frugal(page);
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  await answer(page, "yourInformation", who);
  const buffer = Buffer.from("%PDF-1.7 een polis");
  await control(page, "document").setInputFiles({
    name: "p.pdf",
    mimeType: "application/pdf",
    buffer,
  });
  await expect(page.getByRole("button", { name: "Verwijder p.pdf" })).toBeVisible();
  await deploy(page, host, b);
  await nextButton(page).click();
  await expect(page).toHaveURL(address("/makelaar/"));
  await nowOn(page, b);
  await expect(page.locator("#messages")).toContainText("Voeg wat u wilt meesturen opnieuw toe");
});

test("rules that went with a deploy: the page is loaded again by itself, with what was chosen", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  await frugal(page);
  await open(page, "/verzekeringskeuze/");
  host.deploy(b.folder);
  await control(page, "formula", "uitgebreid").check();
  await nowOn(page, b);
  await live(page);
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
  await expect(control(page, "formula", "uitgebreid")).toBeFocused();
  await next(page, "/verzekeringskeuze/");
  expect(await mixedIn(page, [a, b])).toEqual([]);
});

test("who is typing when the rules go is not disturbed; next is pressed once", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  await frugal(page);
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  const loads = countLoads(page);
  host.deploy(b.folder);
  const looked = page.waitForResponse(/\/app-data\.json$/);
  await control(page, "firstName").pressSequentially("Zo");
  // It is noticed that the rules are gone, and looked whether another build is there.
  await (await looked).finished();
  await control(page, "firstName").pressSequentially("ë");
  for (const [name, value] of [
    ["lastName", who.lastName],
    ["email", who.email],
  ] as const)
    await control(page, name).fill(value);
  expect(loads()).toBe(0);
  expect(await buildOf(page)).toBe(a.name);
  await control(page, "email").press("Enter");
  await nowOn(page, b);
  // The press counts: the page says what is still missing.
  await expect(page.locator("[data-error-summary]")).toBeVisible();
  expect(loads()).toBe(1);
  await expect(control(page, "firstName")).toHaveValue("Zoë");
  await expect(control(page, "email")).toHaveValue(who.email);
});
