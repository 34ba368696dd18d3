import type { Page } from "@playwright/test";
import { type BrokerColumn, columnNames } from "../../src/brokers/brokerColumns";
import config from "../../static/config.json";
import { household, keep, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, control, live, openAll } from "../support/browser/walk";
import { addressesOn, watchHarm } from "../support/browser/watchHarm";
import { readPublic } from "../support/built/site";
import { hostileAddresses } from "../support/hostileAddresses";

// Without the policy of the hosts: the pages themselves have to be safe.
test.use({ bypassCSP: true });
test.setTimeout(180_000);

const origin = `http://localhost:${process.env.BROWSER_PORT}`;
const none = { left: [], opened: [] };
const short = (value: string) => JSON.stringify(value.slice(0, 60));

type Sections = Record<string, Record<string, unknown>>;
const named = (value: string): Sections => ({
  links: Object.fromEntries(
    ["privacy", "cookies", "ipid", "complaints"].map(name => [name, value]),
  ),
  flags: { apiHost: value, clientKey: "sdk-x" },
  telemetry: { serverUrl: value },
});
// A section with one broken value has its defaults: this one would hide behind the others.
const third = (value: string): Sections => ({ links: { third: { nl: value, fr: value } } });

test("links and hosts of config.json and ?makelaar=: the page is as if they were not there", async ({
  page,
  allow,
}) => {
  allow(/status of 404/, /ERR_FAILED/);
  const harm = await watchHarm(page, origin);
  const services: string[] = [];
  page.on("request", request => {
    if (request.url().includes("/online-")) services.push(request.url());
  });
  const seen = async (given: Sections, broker = "") => {
    await page.unroute(/\/config\.json$/);
    // By another number one sees that the file was read.
    const contact = { ...config.contact, phone: "02 111 11 11" };
    await page.route(/\/config\.json$/, route => route.fulfill({ json: { ...given, contact } }));
    await page.goto(address(`/privacy/?makelaar=${encodeURIComponent(broker)}`));
    await expect(page.getByRole("banner")).toContainText(contact.phone);
    await page.waitForFunction(() => !("following" in document.documentElement.dataset));
    await page.evaluate(() => new Promise<unknown>(resolve => requestIdleCallback(resolve)));
    expect(page.url()).toBe(origin + address("/privacy/"));
    return addressesOn(page);
  };
  const usual = await seen({});
  for (const [place, value] of hostileAddresses.entries()) {
    expect(await seen(named(value), value), short(value)).toEqual(usual);
    if (place % 8 === 0) expect(await seen(third(value)), short(value)).toEqual(usual);
  }
  expect([harm, services]).toEqual([none, []]);
  // What is right is a link, and starts services: so they would have been seen.
  const right = "https://elders.example/";
  expect(await seen(named(right))).toContain(right);
  expect(await seen(third(right))).toContain(right);
  expect(services).not.toEqual([]);
});

/** Gives each office that the host lists one of these values, in these columns; they may be replaced later. */
async function offices(page: Page, columns: readonly BrokerColumn[], given: { values: string[] }) {
  await page.route(/\/brokers\/.*\.json$/, async route => {
    const name = new URL(route.request().url()).pathname.slice(address("/").length);
    const list: unknown[][] = JSON.parse(readPublic(name));
    const { values } = given;
    for (const column of columns)
      list[columnNames.indexOf(column)] = (list[0] ?? []).map(
        (_, row) => values[row % values.length],
      );
    await route.fulfill({ json: list });
  });
}

/** The one that is right: browsers know it, and so do people who write a website without a scheme. */
const website = "https://voorbeeld.example/deel";

test("what an office's data may hold: none of it is a link but a website's address", async ({
  page,
}) => {
  const harm = await watchHarm(page, origin);
  const given = { values: [""] };
  await offices(page, ["phone", "email", "website"], given);
  await keepDraft(page, household());
  const list = async () => {
    await page.goto(address("/makelaar/"));
    await live(page);
    await expect(control(page, "broker").nth(3)).toBeAttached();
    await openAll(page);
    return addressesOn(page);
  };
  const usual = await list();
  const others = new Set<string>();
  for (let first = 0; first < hostileAddresses.length; first += 8) {
    given.values = hostileAddresses.slice(first, first + 8);
    for (const each of await list()) if (!usual.includes(each)) others.add(each);
  }
  expect([...others]).toEqual([website]);
  expect(harm).toEqual(none);
});

test("an office's logo is a file of the site's host, and its card leads nowhere else", async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  const harm = await watchHarm(page, origin);
  const given = { values: [""] };
  await offices(page, ["logo", "website"], given);
  await keep(page, { reference: "AB12", brokerId: "demo-001" }, "familiale:sent");
  const card = async () => {
    await page.goto(address("/bedankt/?makelaar=demo-001"));
    await expect(page.locator("#broker-card")).toBeVisible();
    // Below the logo, or in its place.
    await expect(page.getByRole("banner")).toContainText(/Voorbeeldbrug/);
    return addressesOn(page);
  };
  const usual = await card();
  const outside = new Set<string>();
  // Each third: a page for each value takes long, and the list above has had them all.
  for (const value of hostileAddresses.filter((_, place) => place % 3 === 0)) {
    given.values = [value];
    for (const each of await card())
      if (!usual.includes(each) && !each.startsWith(`${origin}/`)) outside.add(each);
  }
  expect([...outside].filter(each => each !== website)).toEqual([]);
  expect(harm).toEqual(none);
});
