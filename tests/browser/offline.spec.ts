import { household, keepDraft } from "../support/browser/household";
import { ready, test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import {
  address,
  answerInsurance,
  arrive,
  control,
  live,
  next,
  open,
} from "../support/browser/walk";

const offline = /Failed to load resource|ERR_/;
const who = household();

test("all steps work without a connection: next, previous, reload, deep link, with a query", async ({
  page,
  host,
  allow,
}) => {
  allow(offline);
  await page.goto(address("/"));
  await ready(page);
  host.down = true;
  await page.getByRole("link", { name: "Start uw aanvraag" }).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await answerInsurance(page, who);
  await next(page, "/verzekeringskeuze/");
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/verzekeringskeuze/");
  await expect(control(page, "formula", who.formula)).toBeChecked();
  await page.reload();
  await live(page);
  await expect(control(page, "formula", who.formula)).toBeChecked();
  await page.goto(address("/gezinssituatie/?utm_source=mail&iets=anders"));
  await live(page);
  await expect(page.locator("h1")).toHaveText("Uw gezinssituatie");
});

for (const path of ["/", "/verzekeringskeuze/", "/gezinssituatie/", "/uw-gegevens/", "/makelaar/"])
  test(`a deep link to ${path} opens without a connection`, async ({ page, host, allow }) => {
    allow(offline);
    await keepDraft(page, who);
    await open(page, "/gezinssituatie/");
    await ready(page);
    host.down = true;
    for (const query of ["", "?utm_source=mail", "?iets=anders"]) {
      await page.goto(address(path + query));
      await expect(page.locator("footer")).toContainText(/© \d{4}/);
      await expect(page.locator("h1")).toBeVisible();
    }
  });
