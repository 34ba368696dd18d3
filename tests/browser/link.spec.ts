import { household, keepDraft } from "../support/browser/household";
import { shifts, watchShifts } from "../support/browser/shifts";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, control, live, open, send, walkTo } from "../support/browser/walk";

const own = "/?makelaar=demo-001&utm_source=folder&gclid=y";

test("a broker's own link shows the broker and preselects it", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", request => requests.push(request.url()));
  await page.goto(address(own));
  const logo = page.getByRole("banner").getByRole("img", { name: "Kantoor Voorbeeldbrug" });
  await expect(logo).toBeVisible();
  await expect(page).toHaveURL(address("/"));
  expect((await logo.boundingBox())?.height).toBeLessThanOrEqual(32);
  // Only the very first request may carry what the link brought along.
  const queries = requests.filter(url => url.includes("?"));
  expect(queries.filter(url => /makelaar|utm_|gclid/.test(url))).toHaveLength(1);
  const who = household();
  await walkTo(page, "brokerSearch", who);
  await expect(logo).toBeVisible();
  await expect(control(page, "broker", "demo-001")).toBeChecked();
  await control(page, "marketing").check();
  await send(page);
  expect(storedLeads(who.email)).toMatchObject([
    { broker: { id: "demo-001" }, attribution: { utm_source: "folder" } },
  ]);
});

test("without consent to marketing the campaign is not sent", async ({ page }) => {
  const who = household();
  await keepDraft(page, who);
  await page.goto(address("/makelaar/?makelaar=demo-001&utm_source=folder&gclid=y"));
  await expect(page).toHaveURL(address("/makelaar/"));
  await control(page, "broker", "demo-001").check();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/folder|gclid/);
  await send(page);
  const [lead] = storedLeads(who.email);
  expect(lead).toMatchObject({ broker: { id: "demo-001" }, attribution: {} });
  expect(JSON.stringify(lead)).not.toContain("gclid");
});

for (const width of [360, 768, 1280]) {
  test(`the broker of the link is there after a reload without a jump, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await keepDraft(page, household());
    await page.goto(address("/?makelaar=demo-001"));
    await expect(page.getByRole("img", { name: "Kantoor Voorbeeldbrug" })).toBeVisible();
    await watchShifts(page);
    await page.goto(address("/makelaar/"));
    for (const visit of ["arriving", "reloading"]) {
      await live(page);
      const card = page.getByRole("radio", { name: /^Kantoor Voorbeeldbrug.*9000 Gent/ });
      await expect(card).toBeChecked();
      await page.waitForLoadState("networkidle");
      expect(await shifts(page), visit).toBeLessThan(0.05);
      await page.reload();
    }
  });
}

test("neither a reload of the last step nor a link straight to it makes things jump", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await keepDraft(page, household());
  await watchShifts(page);
  for (const path of [
    "/makelaar/",
    "/makelaar/?makelaar=nergens",
    "/makelaar/?makelaar=demo-001",
  ]) {
    await page.goto(address(path));
    await live(page);
    await page.waitForLoadState("networkidle");
    await expect(control(page, "broker").last()).toBeVisible();
    expect(await shifts(page), path).toBeLessThan(0.02);
  }
  await expect(page.getByText("U kwam hier via de link van dit kantoor.")).toBeVisible();
});

test("the broker of the link stays after a reload and at a far postcode", async ({ page }) => {
  await keepDraft(page, household({ postcode: "8400", municipality: "Oostende" }));
  await page.goto(address("/?makelaar=demo-001"));
  await expect(page.getByRole("img", { name: "Kantoor Voorbeeldbrug" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("img", { name: "Kantoor Voorbeeldbrug" })).toBeVisible();
  await open(page, "/makelaar/");
  await expect(control(page, "broker", "demo-001")).toBeChecked();
});

for (const id of ["bestaat-niet", "", "../../x", "%3Cscript%3E"]) {
  test(`the unknown broker "${id}" changes nothing`, async ({ page }) => {
    await keepDraft(page, household({ members: "7" }));
    await page.goto(address(`/gezinssituatie/?makelaar=${id}`));
    await expect(page).toHaveURL(address("/gezinssituatie/"));
    await page.waitForLoadState("networkidle");
    await expect(control(page, "members")).toHaveValue("7");
    await expect(page.getByRole("banner").getByText("Voorbeeld")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("the link works on a page to read, and is kept from there", async ({ page }) => {
  await page.goto(address("/privacy/?makelaar=demo-001"));
  const logo = page.getByRole("banner").getByRole("img", { name: "Kantoor Voorbeeldbrug" });
  await expect(logo).toBeVisible();
  await expect(page.getByRole("banner").getByText("Kantoor Voorbeeldbrug")).toBeVisible();
  await expect(page).toHaveURL(address("/privacy/"));
  await page.goto(address("/verzekeringskeuze/"));
  await expect(logo).toBeVisible();
});

test("other parameters stay, and a broken logo gives way to ours", async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  await page.route("**/brokers/**/*.svg", route => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await page.goto(address("/?taal=nl&makelaar=demo-001"));
  await expect(page).toHaveURL(address("/?taal=nl"));
  await refused;
  // Before the office is known our logo stands there as well, but without its name.
  const home = page.getByRole("link", {
    name: "Voorbeeld Verzekeringen Kantoor Voorbeeldbrug, naar het begin",
  });
  await expect(home.locator("img")).toHaveAttribute("src", /\/brand\/logo\.svg$/);
});
