import { household } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, answer, arrive, control, nextButton, send, visit } from "../support/browser/walk";

// The site under test is a preview: no other build reads these parameters.
test("in a preview the address tries variants, which stand from the first paint to the end of the visit", async ({
  page,
}) => {
  const who = household();
  const tried = "first-step:familySituation,policy-upload:false,start-button:questions";
  await page.goto(address(`/?variant=${tried}`));
  await expect(page.getByText("Voorbeeldversie")).toBeVisible();
  const start = page.getByRole("link", { name: /^Begin met \d+ korte stappen/ }).first();
  await expect(start).toBeVisible();
  await expect(start).toHaveAttribute("href", address("/gezinssituatie/"));
  await start.click();
  await arrive(page, "/gezinssituatie/");
  await expect(page.locator("nav p").first()).toContainText("Stap 1 van 4");
  await answer(page, "familySituation", who);
  await nextButton(page).click();
  await arrive(page, "/verzekeringskeuze/");
  await answer(page, "insuranceChoice", who);
  await nextButton(page).click();
  await arrive(page, "/uw-gegevens/");
  await expect(control(page, "document")).toHaveCount(0);
  await answer(page, "yourInformation", who);
  await nextButton(page).click();
  await arrive(page, "/makelaar/");
  await control(page, "broker", "none").check();
  await send(page);
  // Tried, not drawn by lot: a test lead that is in no experiment.
  expect(storedLeads(who.email)).toMatchObject([{ test: true, experiments: [] }]);
});

test("in a preview ?toon-sleutels shows which key is where", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByText("[welcome.title]")).toHaveCount(0);
  await page.goto(address("/?toon-sleutels"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ \[welcome\.title\]$/);
  await page.locator("main a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ \[insuranceChoice\.title\]$/);
});
