import { expectAccessible } from "../support/browser/axe";
import { dataOf, fail, heal, timesAsked } from "../support/browser/hostFaults";
import { household, keepDraft } from "../support/browser/household";
import { test } from "../support/browser/offline";
import { offer, reload } from "../support/browser/reloadOffer";
import { expect } from "../support/browser/test";
import { address, control, open } from "../support/browser/walk";
import { pageScript } from "../support/built/pageScript";

// What Gatsby's loader does by itself: no worker answers in the host's place here.
test.use({ serviceWorkers: "block" });

const who = household();

test("other failures of page data are tried 3 times more, and then the error; what was told stays", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 503/, /Not rendering React/);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await keepDraft(page, who, { before: "familySituation" });
  fail(host, dataOf("gezinssituatie"), 503);
  await page.goto(address("/gezinssituatie/?makelaar=demo-001"));
  await expect(offer(page)).toBeVisible();
  expect(timesAsked(host, dataOf("gezinssituatie"))).toBe(4);
  expect(errors).toEqual([
    `page resources for ${address("/gezinssituatie/")} not found. Not rendering React`,
  ]);
  await control(page, "situation", "gezin").check();
  await control(page, "members").fill("5");
  await expectAccessible(page, "a page that did not come to life");
  heal(host);
  await reload(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue("5");
  await expect(page.getByRole("complementary")).toContainText("Basis");
  await expect(page.getByRole("banner").getByRole("img", { name: /Voorbeeldbrug/ })).toBeVisible();
});

for (const [name, wanted] of [
  ["slice", /^slice-data\//],
  ["static query", /^page-data\/sq\//],
] as const) {
  test(`a ${name} that cannot be had leaves a page that can be loaded again`, async ({
    page,
    host,
    allow,
  }) => {
    allow(
      /status of 503/,
      /Not rendering React/,
      /not valid JSON|Unexpected end of JSON|couldn't load/,
    );
    await keepDraft(page, who, { before: "familySituation" });
    fail(host, wanted, 503);
    await page.goto(address("/gezinssituatie/"));
    await control(page, "situation", "gezin").check();
    await control(page, "members").fill("6");
    await expect(offer(page)).toBeVisible();
    heal(host);
    await reload(page, "/gezinssituatie/");
    await expect(control(page, "members")).toHaveValue("6");
  });
}

test("a page whose script fails on the way: the error names it, and it can be loaded again", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/, /Not rendering React/, /Loading chunk \d+ failed/);
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  await control(page, "firstName").fill("Zoë");
  fail(host, new RegExp(pageScript("family-situation")), 404);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await expect(offer(page)).toBeVisible();
  const named = `page resources for ${address("/gezinssituatie/")} not found. Not rendering React`;
  // Webpack asks once more, after the HTML did.
  await expect.poll(() => said).toContain(named);
  heal(host);
  await reload(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue(who.members);
  await expect(page.getByRole("complementary")).toContainText("Zoë");
});

test("a page without any script can be loaded again, with what stands in its boxes", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  await keepDraft(page, who, { before: "familySituation" });
  fail(host, /^app-[0-9a-f]+\.js/, 404);
  await page.goto(address("/gezinssituatie/"));
  await control(page, "currentInsurer").fill("Oude Polis");
  await control(page, "situation", "gezin").check();
  await expect(offer(page)).toBeVisible();
  heal(host);
  await reload(page, "/gezinssituatie/");
  await expect(control(page, "currentInsurer")).toHaveValue("Oude Polis");
  await expect(control(page, "situation", "gezin")).toBeChecked();
});
