import type { Page } from "@playwright/test";
import { configure, startEndpoint } from "../support/browser/endpoint";
import { household, keepDraft } from "../support/browser/household";
import { keepConsent } from "../support/browser/keepConsent";
import { questionShifts, shifts, watchShifts } from "../support/browser/shifts";
import { startLink } from "../support/browser/startLink";
import { expect, test } from "../support/browser/test";
import {
  address,
  answer,
  arrive,
  control,
  live,
  nextButton,
  open,
  reference,
  visit,
} from "../support/browser/walk";
import { clientKey, experiment, flagsHost, rollout } from "../support/flagsHost";

type Host = Awaited<ReturnType<typeof flagsHost>>;
let host: Host;
test.beforeEach(async () => {
  host = await flagsHost();
});
test.afterEach(() => host.close());

const use = (page: Page, sections: Record<string, Record<string, unknown>> = {}) =>
  configure(page, { flags: { apiHost: host.origin, clientKey, ...sections.flags }, ...sections });

/** The first button leads here now. */
const leadsTo = (page: Page, path: string) =>
  expect(page.locator("main a").first()).toHaveAttribute("href", address(path));

const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

const order = experiment("order", ["insuranceChoice", "familySituation"], 1);
const wording = experiment("wording", ["request", "questions"], 1);
const upload = experiment("upload", [true, false], 1);

test("without consent a roll-out turns the first two steps, and nothing is kept or told", async ({
  page,
}) => {
  host.features = { "first-step": rollout("familySituation"), "start-button": wording };
  await use(page);
  await visit(page, "/");
  await leadsTo(page, "/gezinssituatie/");
  await expect(startLink(page)).toHaveCount(2);
  await startLink(page).first().click();
  await arrive(page, "/gezinssituatie/");
  await expect(page.locator("[aria-current=step]")).toContainText("1");
  await expect(page.locator("nav p").first()).toContainText("Stap 1 van 4");
  const who = household();
  await answer(page, "familySituation", who);
  await expect(nextButton(page)).toHaveText(/verzekeringskeuze/i);
  await nextButton(page).click();
  await arrive(page, "/verzekeringskeuze/");
  await expect(page.locator("nav p").first()).toContainText("Stap 2 van 4");
  await expect(page.getByRole("link", { name: /^Vorige/ })).toHaveAttribute(
    "href",
    address("/gezinssituatie/"),
  );
  // The draft knows the order in which one began, so a full load goes on in it.
  await page.reload();
  await live(page);
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  await expect(page.locator("nav p").first()).toContainText("Stap 2 van 4");
  await answer(page, "insuranceChoice", who);
  await nextButton(page).click();
  await arrive(page, "/uw-gegevens/");

  expect((await kept(page)).filter(key => !/^(familiale:draft|@@scroll)/.test(key))).toEqual([]);
  const told = host.asked.map(({ method, url, body }) => [method, url, body]);
  for (const one of told) expect(one).toEqual(["GET", `/api/features/${clientKey}`, ""]);
  for (const { headers } of host.asked) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toMatch(/^http:\/\/localhost:\d+\/$/);
  }
});

test("what was decided before stands from the first paint on, without a jump, and in the lead", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|net::ERR/);
  host.features = { "first-step": order, "start-button": wording, "policy-upload": upload };
  const endpoint = await startEndpoint(() => ({ status: 201, body: { reference: "AB12" } }));
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  await use(page, { lead: { endpoint: endpoint.url } });
  await keepConsent(page, { experiments: true });
  await watchShifts(page);
  // The first page of all was built with the defaults: they stay on it.
  await visit(page, "/");
  await leadsTo(page, "/gezinssituatie/");
  await expect(startLink(page).first()).toBeVisible();

  // The words are right before any script of the page ran.
  await page.route("**/*.js", route => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("link", { name: /^Begin met \d+ korte stappen/ })).toHaveCount(2);
  await expect(startLink(page)).toHaveCount(0);
  await page.unroute("**/*.js");
  await visit(page, "/");
  await expect(page.getByRole("link", { name: /^Begin met \d+ korte stappen/ })).toHaveCount(2);
  // The web font may move a letter when it comes late.
  expect(await shifts(page)).toBeLessThan(0.001);

  await page
    .getByRole("link", { name: /^Begin met \d+ korte stappen/ })
    .first()
    .click();
  await arrive(page, "/gezinssituatie/");
  const who = household();
  await answer(page, "familySituation", who);
  await nextButton(page).click();
  await arrive(page, "/verzekeringskeuze/");
  await answer(page, "insuranceChoice", who);
  await nextButton(page).click();
  await arrive(page, "/uw-gegevens/");
  await expect(page.locator("#document")).toHaveCount(0);
  for (const [name, value] of Object.entries({
    firstName: who.firstName,
    lastName: who.lastName,
    email: who.email,
    postcode: who.postcode,
  }))
    await control(page, name).fill(value);
  await control(page, "contactBy", "email").check();
  await page.locator("select[name=municipality]").selectOption(who.municipality);
  await nextButton(page).click();
  await arrive(page, "/makelaar/");
  await control(page, "broker", "none").check();
  await nextButton(page).click();
  await reference(page);

  expect(JSON.parse(endpoint.arrived[0]?.body ?? "").experiments).toEqual(
    expect.arrayContaining([
      { key: "order", variation: "1" },
      { key: "wording", variation: "1" },
      { key: "upload", variation: "1" },
    ]),
  );
  expect(said.filter(text => text.startsWith("Experiment seen")).sort()).toEqual([
    "Experiment seen: order 1",
    "Experiment seen: upload 1",
    "Experiment seen: wording 1",
  ]);
  await endpoint.stop();
});

test("a late page takes over an upload that is not offered without a jump", async ({ page }) => {
  host.features = { "policy-upload": upload };
  await use(page);
  await keepConsent(page, { experiments: true });
  await keepDraft(page, household(), { before: "yourInformation" });
  await visit(page, "/");
  await expect
    .poll(() => page.evaluate(() => sessionStorage["familiale:variants"]))
    .toContain("upload");
  await watchShifts(page);
  await open(page, "/uw-gegevens/");
  await expect(page.locator("#document")).toHaveCount(0);
  expect(await questionShifts(page)).toBeLessThan(0.01);
});

for (const [name, script] of Object.entries({
  "is down": { status: 503 },
  hangs: { silence: "wait" as const },
  "answers with a page": { body: "<!doctype html>", type: "text/html" },
})) {
  test(`a host of flags that ${name} leaves everything as it was built`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/);
    host.script = script;
    await use(page);
    await visit(page, "/");
    await expect.poll(() => host.asked.length).toBeGreaterThan(0);
    await leadsTo(page, "/verzekeringskeuze/");
    await startLink(page).first().click();
    await arrive(page, "/verzekeringskeuze/");
  });
}
