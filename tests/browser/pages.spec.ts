import { asking } from "../support/asking";
import { configure } from "../support/browser/endpoint";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, live, open, visit } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

test("every page is quiet and has one title of its own", async ({ page }) => {
  await keepDraft(page, household());
  const titles = new Map<string, string>();
  for (const path of pagePaths.filter(candidate => candidate !== "/bedankt/")) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    titles.set(path, await page.title());
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test("the footer leads to our policies", async ({ page }) => {
  for (const [name, path] of [
    ["Privacy", "/privacy/"],
    ["Cookies", "/cookies/"],
  ] as const) {
    await visit(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await arrive(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
});

test("the footer has the visitor's year", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-06-01T12:00:00+02:00") });
  await page.goto(address("/"));
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 Voorbeeld Verzekeringen");
});

test("configured links replace ours", async ({ page }) => {
  const links = {
    privacy: "https://www.voorbeeld.example/privacy",
    cookies: "https://www.voorbeeld.example/cookies",
    ipid: "https://www.voorbeeld.example/ipid.pdf",
  };
  await configure(page, { links });
  await page.goto(address("/verzekeringskeuze/"));
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute(
    "href",
    links.privacy,
  );
  await expect(footer.getByRole("link", { name: "Cookies" })).toHaveAttribute(
    "href",
    links.cookies,
  );
  await page.getByText("Meer info over de formules").click();
  const sheet = page.getByRole("main").getByRole("link", { name: /productfiche/i });
  await expect(sheet).toHaveAttribute("href", links.ipid);
});

const thirds: [name: string, third: Record<string, string> | null, shown: number][] = [
  ["both languages", { nl: "https://v.example/nl", fr: "https://v.example/fr" }, 1],
  ["only Dutch", { nl: "https://v.example/nl" }, 0],
  ["only French", { fr: "https://v.example/fr" }, 0],
  ["none", null, 0],
];

for (const [name, third, shown] of thirds) {
  test(`the third link with ${name}: ${shown}`, async ({ page }) => {
    await configure(page, { links: { third }, contact: { phone: "09 111 11 11" } });
    await page.goto(address("/"));
    // The number tells that the configuration has arrived.
    await expect(page.getByRole("banner")).toContainText("09 111 11 11");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Algemene voorwaarden" });
    await expect(link).toHaveCount(shown);
    if (shown) await expect(link).toHaveAttribute("href", "https://v.example/nl");
  });
}

test("an unknown address answers 404 with a way on", async ({ page, allow }) => {
  allow(/status of 404/);
  const response = await page.goto(address("/bestaat/niet/"));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina niet gevonden");
  await expect(page.getByRole("contentinfo")).toContainText(/© \d{4}/);
  await page.getByRole("link", { name: "Naar het begin", exact: true }).click();
  await expect(page).toHaveURL(address("/"));
});

test("the pages of fault can be read", async ({ page }) => {
  await visit(page, "/500/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina laadt even niet");
  await expect(page.getByRole("main").getByRole("link", { name: "02 000 00 00" })).toBeVisible();
});

test("the stepper shows and never leads", async ({ page }) => {
  await keepDraft(page, household(), { before: "familySituation" });
  await open(page, "/gezinssituatie/");
  const stepper = page.getByRole("navigation", { name: "Voortgang" });
  await expect(stepper).toContainText(`Stap 2 van ${asking.length}`);
  await expect(stepper.getByRole("link")).toHaveCount(0);
  await expect(stepper.getByRole("button")).toHaveCount(0);
  await expect(stepper.locator("[aria-current=step]")).toContainText("Gezinssituatie");
  await expect(stepper.getByText("(klaar)")).toHaveCount(1);
  await expect(stepper.getByText("(komt nog)")).toHaveCount(asking.length - 2);
});

test("a config.json that cannot be read leaves the page with its defaults", async ({
  page,
  allow,
}) => {
  allow(/status of 500/);
  await page.route("**/config.json", route => route.fulfill({ status: 500, body: "kapot" }));
  await page.goto(address("/verzekeringskeuze/"));
  await live(page);
  await expect(page.getByRole("banner")).toContainText("02 000 00 00");
  await control(page, "formula", "basis").check();
});
