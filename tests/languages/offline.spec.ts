import { ready, test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { address, live } from "../support/browser/walk";

test("both languages work without a connection, the page about it too", async ({
  page,
  host,
  allow,
}) => {
  allow(/Failed to load resource|ERR_/);
  const french = (path: string) => address(`/fr-BE${path}`);
  const lang = (language: string) => expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.goto(french("/"));
  await ready(page);
  host.down = true;
  await page.locator("main").getByRole("link").first().click();
  await expect(page).toHaveURL(french("/verzekeringskeuze/"));
  await page.reload();
  await live(page);
  await lang("fr-BE");
  await page.goto(address("/verzekeringskeuze/"));
  await live(page);
  await lang("nl-BE");
  await page.goto(french("/jamais/"));
  await lang("fr-BE");
  await expect(page.locator("#offline, main")).toContainText("[fr]");
  await page.goto(address("/nooit/"));
  await lang("nl-BE");
  await expect(page.locator("h1")).toHaveText("Deze pagina is er even niet");
});
