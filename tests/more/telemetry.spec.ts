import type { Page } from "@playwright/test";
import { startEndpoint } from "../support/browser/endpoint";
import { household, keepDraft } from "../support/browser/household";
import { changeConsent, keepConsent } from "../support/browser/keepConsent";
import { startLink } from "../support/browser/startLink";
import {
  agentThere,
  canaries,
  expectClean,
  hide,
  measuredBy,
  show,
} from "../support/browser/telemetry";
import { expect, test } from "../support/browser/test";
import {
  answer,
  arrive,
  control,
  nextButton,
  open,
  reference,
  visit,
  walkTo,
} from "../support/browser/walk";
import { intakeHost } from "../support/intakeHost";
import { scriptedHost } from "../support/scriptedHost";

let intake: Awaited<ReturnType<typeof intakeHost>>;
test.beforeEach(async () => {
  intake = await intakeHost();
});
test.afterEach(() => intake.close());

const use = (page: Page, sections = {}) => measuredBy(page, intake, sections);

test("a visit is told by the names of its steps, and nothing of the visitor", async ({
  page,
  allow,
}) => {
  // Those that the test throws.
  allow(/^uncaught/);
  const endpoint = await startEndpoint(() => ({ status: 201, body: { reference: "AB12" } }));
  await use(page, { lead: { endpoint: endpoint.url } });
  await keepConsent(page, { telemetry: true });
  const who = household(canaries);
  await visit(page, "/?naam=Kanariegeel&utm_source=brief#Papegaaienspoor");
  await agentThere(page);
  await walkTo(page, "brokerSearch", who);
  await page.evaluate(value => {
    setTimeout(() => {
      throw new TypeError(`cannot read ${value} at /x?naam=${value}#${value}`);
    });
    void Promise.reject({ voornaam: value });
    void Promise.reject(new Error(`refused: ${value.toUpperCase()}`));
  }, who.firstName);
  await control(page, "broker", "none").check();
  await nextButton(page).click();
  await reference(page);
  await hide(page);

  await expect.poll(() => intake.names("flow")).toContain("lead_accepted");
  await expect.poll(() => intake.names("flow")).toContain("step_seen thankYou");
  expect(intake.names("flow")).toEqual([
    "step_seen welcome",
    "step_completed welcome",
    "step_seen insuranceChoice",
    "step_completed insuranceChoice",
    "step_seen familySituation",
    "step_completed familySituation",
    "step_seen yourInformation",
    "step_completed yourInformation",
    "step_seen brokerSearch",
    "lead_queued",
    "lead_accepted",
    "step_completed brokerSearch",
    "step_seen thankYou",
  ]);
  expect(intake.names("page-load")).toEqual(["welcome"]);
  expect(intake.names("route-change")).toEqual([
    "insuranceChoice",
    "familySituation",
    "yourInformation",
    "brokerSearch",
    "thankYou",
  ]);
  const [load] = intake.taken.filter(({ event }) => event.type === "page-load");
  expect(load?.event.marks.agent.firstContentfulPaint).toBeGreaterThan(0);
  expect(load?.event.experience).toHaveProperty("cls");

  const errors = intake.taken.filter(({ kind }) => kind === "error").map(({ event }) => event);
  expect(errors.map(({ exception }) => exception.message).sort()).toEqual([
    "Uncaught TypeError: cannot read [removed] at /x",
    "Unhandled promise rejection: <object>",
    "Unhandled promise rejection: Error: refused: [removed]",
  ]);
  for (const { context } of errors) {
    expect(context.tags.step).toBe("brokerSearch");
    expect(context.tags.build).toMatch(/^\d+\.\d+\.\d+/);
  }
  const sessions = new Set(
    intake.taken.flatMap(({ kind, event }) => (kind === "transaction" ? event.session.id : [])),
  );
  expect(sessions.size).toBe(1);

  expectClean(intake);
  await endpoint.stop();
});

test("without consent nothing of it is loaded, kept or sent", async ({ page }) => {
  await use(page);
  await visit(page, "/");
  await open(page, "/verzekeringskeuze/");
  await page.waitForLoadState("networkidle");
  await hide(page);
  expect(await page.evaluate(() => "elasticApm" in window)).toBe(false);
  expect(intake.bodies).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("withdrawal is silence at once, and erases the session", async ({ page, allow }) => {
  allow(/after the withdrawal/);
  await use(page);
  await keepConsent(page, { telemetry: true });
  await visit(page, "/");
  await agentThere(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toContain("familiale:session");
  const before = intake.bodies.length;
  await changeConsent(page, { telemetry: false });
  await page.evaluate(() => void Promise.reject(new Error("after the withdrawal")));
  await startLink(page).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await hide(page);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(intake.bodies).toHaveLength(before);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["familiale:consent"]);
  expect(await page.evaluate(() => sessionStorage.getItem("familiale:unsent"))).toBeNull();
});

test("what could not leave goes with the next page's first batch, each event once", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  intake.script = { status: 503 };
  await use(page);
  await keepConsent(page, { telemetry: true });
  await visit(page, "/");
  await agentThere(page);
  await startLink(page).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await hide(page);
  await expect.poll(() => intake.bodies.length).toBeGreaterThan(0);
  await show(page);
  intake.script = undefined;
  await Promise.all([
    page.waitForEvent("load"),
    page.evaluate(() => void setTimeout(() => window.location.reload())),
  ]);
  await expect
    .poll(() => page.evaluate(() => localStorage["familiale:session"]))
    .toContain('"sequence":2');
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/");
  await hide(page);
  await expect
    .poll(() => intake.names("flow"))
    .toEqual([
      "step_seen welcome",
      "step_completed welcome",
      "step_seen insuranceChoice",
      "step_seen insuranceChoice",
      "step_seen welcome",
    ]);
  const ids = intake.taken.map(({ event }) => event.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a question that is left is told as abandoned, with how fast it answered to presses, and no word in it", async ({
  page,
}) => {
  await use(page);
  await keepConsent(page, { telemetry: true });
  const who = household(canaries);
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  await agentThere(page);
  // A request that outlives its page needs the browser to know already that the intake allows it.
  await hide(page);
  await expect.poll(() => intake.bodies.length).toBeGreaterThan(0);
  await show(page);
  await answer(page, "yourInformation", who);
  const told = page.evaluate(
    () =>
      new Promise<void>(resolve => {
        // Long enough for browsers to tell of it.
        document.addEventListener("pointerup", () => {
          for (const start = performance.now(); performance.now() < start + 120; );
        });
        new PerformanceObserver(() => resolve()).observe({ type: "event" });
      }),
  );
  await control(page, "lastName").click();
  await told;
  const elsewhere = await scriptedHost(() => ({ body: "<!doctype html>", type: "text/html" }));
  await page.goto(`${elsewhere.origin}/?naam=${who.firstName}`);
  await expect.poll(() => intake.names("flow")).toContain("step_abandoned yourInformation");
  const tagsOf = (which: RegExp) =>
    intake.taken
      .filter(({ event }) => which.test(`${event.type} ${event.name}`))
      .map(({ event }) => event.context.tags);
  expect(tagsOf(/abandoned/)).toEqual([{ step: "yourInformation" }]);
  const [answered] = tagsOf(/^page-exit yourInformation$/);
  expect(answered).toEqual({ inp_value: expect.any(Number) });
  expect(answered.inp_value).toBeGreaterThanOrEqual(120);
  expectClean(intake);
  await elsewhere.close();
});
