import { test } from "../support/browser/offline";
import { startLink } from "../support/browser/startLink";
import { expect } from "../support/browser/test";
import { address, arrive, control, nextButton, visit } from "../support/browser/walk";

// Gatsby's loader and the browser's history, without a worker between them.
test.use({ serviceWorkers: "block" });

test("back and forward: the place on the page, the answers and the title of each page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, "/");
  await startLink(page).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await control(page, "formula", "uitgebreid").check();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (y: number) => {
    await page.evaluate(to => window.scrollTo(0, to), y);
    const kept = () =>
      page.evaluate(
        path =>
          Object.entries(sessionStorage).flatMap(([name, value]) =>
            name.startsWith(`@@scroll|${path}|`) ? Number(value) : [],
          ),
        new URL(page.url()).pathname,
      );
    await expect.poll(kept).toContain(y);
  };
  await scrollTo(300);
  // A pointer would scroll to the button first.
  await nextButton(page).dispatchEvent("click");
  await arrive(page, "/gezinssituatie/");
  expect(await place()).toBe(0);
  await control(page, "situation", "gezin").check();
  await control(page, "members").fill("3");
  // With a problem on it, the page's own title says so; the next page's must not.
  await nextButton(page).click();
  await expect(page).toHaveTitle(/^Fout: Uw gezinssituatie/);
  await scrollTo(400);
  await page.goBack();
  await arrive(page, "/verzekeringskeuze/");
  await expect.poll(place).toBe(300);
  await expect(page).toHaveTitle(/^Uw verzekeringskeuze/);
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
  await page.goForward();
  await arrive(page, "/gezinssituatie/");
  await expect.poll(place).toBe(400);
  await expect(control(page, "members")).toHaveValue("3");
  await expect(page).toHaveTitle(/^Uw gezinssituatie/);
  const cdp = await page.context().newCDPSession(page);
  const { entries } = await cdp.send("Page.getNavigationHistory");
  expect(
    entries
      .map(({ url, title }) => [new URL(url).pathname, title.split(" – ")[0]])
      .filter(([path]) => path?.startsWith(address(""))),
  ).toEqual([
    [address("/"), expect.stringMatching(/\S/)],
    [address("/verzekeringskeuze/"), "Uw verzekeringskeuze"],
    [address("/gezinssituatie/"), "Uw gezinssituatie"],
  ]);
});
