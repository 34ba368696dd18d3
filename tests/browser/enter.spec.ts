import { household, keepDraft } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, following, open, reference } from "../support/browser/walk";
import { dutch } from "../support/dutch";

const who = household({ message: "Dag" });
const places = [
  {
    path: "/verzekeringskeuze/",
    from: ["startDate.day", "startDate.year"],
  },
  {
    path: "/gezinssituatie/",
    from: ["members", "currentInsurer"],
  },
  {
    path: "/uw-gegevens/",
    from: ["firstName", "email", "postcode"],
  },
];

for (const { path, from } of places) {
  test(`Enter in any box of ${path} is next, with and without problems`, async ({ page }) => {
    const posts: string[] = [];
    page.on("request", request => request.method() === "POST" && posts.push(request.url()));
    await keepDraft(page, who);
    await open(page, path);
    for (const name of from) {
      await control(page, name).press("Enter");
      await arrive(page, following(path).path);
      await page.goBack();
      await arrive(page, path);
    }
    await page.locator("#step-form").evaluate(form => {
      for (const box of form.querySelectorAll<HTMLInputElement>(
        "input[type=text], input[type=email]",
      ))
        box.value = box.name === "startDate.day" ? "31" : "";
    });
    await control(page, from[0] as string).press("Enter");
    await expect(page.locator("[data-error-summary]")).toBeFocused();
    await expect(page).toHaveURL(address(path));
    expect(posts).toEqual([]);
  });
}

test("Enter on a radio or a tick box is next, too, and in a text of several lines a new line", async ({
  page,
}) => {
  await keepDraft(page, who);
  await open(page, "/verzekeringskeuze/");
  await control(page, "options", "hond").focus();
  await page.keyboard.press("Enter");
  await arrive(page, "/gezinssituatie/");
  await open(page, "/uw-gegevens/");
  await control(page, "message").press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Tot ziens");
  await expect(control(page, "message")).toHaveValue("Dag\nTot ziens");
  await expect(page).toHaveURL(address("/uw-gegevens/"));
});

test("Enter in a search box searches and sends nothing", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", request => request.method() === "POST" && posts.push(request.url()));
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  await control(page, "brokerPlace").fill("2000");
  await page.keyboard.press("Enter");
  await expect(page.locator("#step-form")).toContainText("Antwerpen");
  await control(page, "radius").press("Enter");
  await page.getByText(dutch("brokerSearch.name.summary")).click();
  await control(page, "brokerName").fill("Voorbeeldbrug");
  await page.keyboard.press("Enter");
  await expect(page.locator("#step-form")).toContainText("Kantoor Voorbeeldbrug");
  await expect(page).toHaveURL(address("/makelaar/"));
  await expect(page.locator("[data-loading-overlay]")).toHaveCount(0);
  expect(posts).toEqual([]);
});

test("ten quick Enters on the last step send one lead", async ({ page }) => {
  const own = household();
  let posts = 0;
  page.on("request", request => {
    if (request.method() === "POST") posts += 1;
  });
  await keepDraft(page, own);
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  await control(page, "broker", "demo-001").focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press("Enter");
  const shown = await reference(page);
  expect(posts).toBe(1);
  expect(storedLeads(own.email).map(lead => lead.reference)).toEqual([shown]);
});
