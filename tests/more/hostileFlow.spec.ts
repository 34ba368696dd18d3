import { keep } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address } from "../support/browser/walk";
import { watchHarm } from "../support/browser/watchHarm";
import { readPublic } from "../support/built/site";
import { hostileAddresses } from "../support/hostileAddresses";

const data = "page-data/bedankt/page-data.json";

// The build refuses each of these values (tests/unit/hosting/hostileAddresses). This is what is left when somebody
// puts one into a built page all the same: the policy of the host, and the browser.
test("a hostile previous or next, pressed: no script runs, no window opens", async ({
  page,
  allow,
}) => {
  test.setTimeout(180_000);
  allow(/Content Security Policy/, /Not allowed to (?:navigate|load)/, /ERR_FAILED|status of 4/);
  const harm = await watchHarm(page, `http://localhost:${process.env.BROWSER_PORT}`);
  let value = "";
  await page.route(`**/${data}`, route => {
    const json = JSON.parse(readPublic(data));
    const to = { href: value, external: true };
    json.result.pageContext.sides = { previous: to, next: to };
    return route.fulfill({ json });
  });
  await keep(page, { reference: "AB12", brokerId: null }, "familiale:sent");
  const tried = hostileAddresses.filter((each, place) => place % 3 === 0 && each.trim());
  for (value of tried) {
    // From wherever the last one led, also while it still leads there.
    await expect(async () => void (await page.goto(address("/bedankt/")))).toPass();
    const link = page.getByRole("main").getByRole("link", { name: /^Volgende/ });
    await expect(link).toHaveAttribute("href", value);
    await link.evaluate(element => (element as HTMLElement).click());
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {});
  }
  expect(harm.opened).toEqual([]);
  // An unknown scheme goes to whoever takes it on the visitor's machine; these would be a page.
  expect(harm.left.filter(each => /^(?:javascript|data|blob|file)/.test(each))).toEqual([]);
});
