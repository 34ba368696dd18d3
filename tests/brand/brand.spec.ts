import { brand } from "../../src/brand/brand";
import { household } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, control, reference, send, visit, walkTo } from "../support/browser/walk";
import { publicFiles, readPublic, stepPaths } from "../support/built/site";
import { htmlBudget, scriptBudget, scriptsOf, weightOf } from "../support/built/weight";

/** What the site's own provider is called. */
const own = /Voorbeeld Verzekeringen|Voorbeeld<br|Voorbeeld Hosting/;

test("nothing of the site's own provider is left in what is published", () => {
  const names = ["html", "js", "json", "svg"].flatMap(publicFiles);
  // Brokers have names and numbers of their own.
  const held = names.filter(name => !/^brokers\//.test(name) && own.test(readPublic(name)));
  expect(held).toEqual([]);
});

test("each page has the name, the browser's colour and the icons of this one", async ({ page }) => {
  for (const path of ["/", "/privacy/", "/404/"]) {
    await visit(page, path);
    await expect(page).toHaveTitle(new RegExp(`– ${brand.name}$`));
    await expect(page.locator("meta[name=theme-color]")).toHaveAttribute(
      "content",
      brand.themeColour,
    );
    await expect(page.getByRole("contentinfo")).toContainText(brand.legalName);
  }
  const manifest = page.locator("link[rel=manifest]");
  const answer = await page.request.get(String(await manifest.getAttribute("href")));
  expect((await answer.json()).name).toBe(brand.name);
});

test("its colours are those of the page", async ({ page }) => {
  await visit(page, "/");
  const drawn = await page.locator("body").evaluate(body => getComputedStyle(body).color);
  expect(drawn).toBe("rgb(31, 20, 38)");
});

test("a whole visit, at both widths, ends with a reference", async ({ page }, info) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address("/404/"));
    await page.evaluate(() => sessionStorage.clear());
    await walkTo(page, "brokerSearch", household());
    await page.screenshot({ path: info.outputPath(`makelaar-${width}.png`), fullPage: true });
    await control(page, "broker", "none").check();
    await send(page);
    await reference(page);
    await expect(page.getByRole("main")).toContainText(brand.name);
    await page.screenshot({ path: info.outputPath(`bedankt-${width}.png`), fullPage: true });
  }
});

test("it weighs what any provider may", () => {
  for (const path of stepPaths)
    expect.soft(weightOf(scriptsOf(path)), path).toBeLessThanOrEqual(scriptBudget);
  // Longer names and addresses may cost a hundredth.
  for (const name of publicFiles(".html"))
    expect.soft(weightOf([name]), name).toBeLessThanOrEqual(htmlBudget * 1.01);
});
