import type { Browser, Page } from "@playwright/test";
import { configure, startEndpoint } from "../support/browser/endpoint";
import { household } from "../support/browser/household";
import { changeConsent } from "../support/browser/keepConsent";
import { expect, test } from "../support/browser/test";
import { control, nextButton, reference, visit, walkTo } from "../support/browser/walk";
import { basePath } from "../support/built/site";
import { gzipped, namedFiles, scriptBudget, table } from "../support/built/weight";
import { clientKey, flagsHost } from "../support/flagsHost";
import { intakeHost } from "../support/intakeHost";
import { faults, type Script } from "../support/scriptedHost";
import { textsHost } from "../support/textsHost";

const services = ["texts", "flags", "telemetry"] as const;
const states = ["ok", "down", "hangs", "hangs up", "answers with a page", "is blocked"] as const;
type Service = (typeof services)[number];
type State = (typeof states)[number];

/** All of them in `npm run test:more` and `test:matrix`; alone, one cell a service. */
const cells: readonly { service: Service; state: State }[] =
  process.env.MATRIX === "full"
    ? services.flatMap(service => states.map(state => ({ service, state })))
    : [
        { service: "texts", state: "hangs" },
        { service: "flags", state: "answers with a page" },
        { service: "telemetry", state: "is blocked" },
      ];

/** All services, of which one is in this state, and an endpoint for the lead. */
async function surroundings(page: Page, service: Service, state: State) {
  const [texts, flags, telemetry] = await Promise.all([textsHost(), flagsHost(), intakeHost()]);
  const endpoint = await startEndpoint(() => ({ status: 201, body: { reference: "AB12" } }));
  const hosts = { texts, flags, telemetry };
  texts.other = { body: {} };
  if (state === "is blocked")
    await page.route(`${hosts[service].origin}/**`, route => route.abort("blockedbyclient"));
  else if (state !== "ok") {
    const script: Script = faults[state];
    if (service === "texts") texts.other = script;
    else hosts[service].script = script;
  }
  await configure(page, {
    lead: { endpoint: endpoint.url },
    translations: { loadPath: `${texts.origin}/{{lng}}/{{ns}}.json` },
    flags: { apiHost: flags.origin, clientKey },
    telemetry: { serverUrl: telemetry.origin },
  });
  const close = () =>
    Promise.all([texts.close(), flags.close(), telemetry.close(), endpoint.stop()]);
  return { endpoint, flags, close };
}

/** The first page before anybody chose: all scripts that it asks for, and its first paint. */
async function firstPage(page: Page, flagsOrigin: string) {
  const scripts = new Set<string>();
  page.on("request", request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname.replace(`${basePath}/`, ""));
  });
  // Flags are the last thing that comes before a choice.
  const asked = page.waitForRequest(request => request.url().startsWith(flagsOrigin));
  await visit(page, "/");
  await asked;
  await expect.poll(() => [...scripts].length).toBeGreaterThan(5);
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  // Those of the HTML; in the document later ones stand beside them while they load.
  const html = await (await page.request.get(page.url())).text();
  const atOnce = namedFiles(html, "scripts");
  const size = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipped(name), 0);
  const first = [...scripts].filter(name => atOnce.includes(name));
  return { paint: Math.round(paint), all: size(scripts), first: size(first) };
}

/** The same page with every service well, in a browser that knows nothing. */
async function wellPage(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const { flags, close } = await surroundings(page, "texts", "ok");
  const measured = await firstPage(page, flags.origin);
  await page.context().close();
  await close();
  return measured;
}

for (const { service, state } of cells) {
  test(`a whole visit, while the host of ${service} ${state}`, async ({ page, browser, allow }) => {
    test.slow();
    allow(/Failed to load resource|net::ERR/);
    const well = await wellPage(browser);
    const { endpoint, flags, close } = await surroundings(page, service, state);
    const here = await firstPage(page, flags.origin);
    await changeConsent(page, { telemetry: true, experiments: true });
    await walkTo(page, "brokerSearch", household());
    await control(page, "broker", "none").check();
    await nextButton(page).click();
    await reference(page);
    expect(endpoint.arrived).toHaveLength(1);

    process.stdout.write(
      table([
        [
          `${service} ${state}`,
          "first paint, ms",
          "first scripts, bytes",
          "and later ones, so far",
        ],
        ["all services well", well.paint, well.first, well.all],
        ["here", here.paint, here.first, here.all],
      ]),
    );
    expect(here.first).toBe(well.first);
    expect(here.first).toBeLessThanOrEqual(scriptBudget);
    await close();
  });
}
