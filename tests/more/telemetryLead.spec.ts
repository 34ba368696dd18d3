import type { Page } from "@playwright/test";
import { type Answering, startEndpoint } from "../support/browser/endpoint";
import { household, keepDraft } from "../support/browser/household";
import { keepConsent } from "../support/browser/keepConsent";
import { readyToSend } from "../support/browser/readyToSend";
import { agentThere, canaries, expectClean, hide, measuredBy } from "../support/browser/telemetry";
import { expect, test } from "../support/browser/test";
import {
  address,
  answer,
  arrive,
  control,
  next,
  nextButton,
  open,
  reference,
} from "../support/browser/walk";
import { intakeHost } from "../support/intakeHost";

let intake: Awaited<ReturnType<typeof intakeHost>>;
let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
const accept: Answering = () => ({ status: 201, body: { reference: "AB12" } });
test.beforeEach(async () => {
  [intake, endpoint] = await Promise.all([intakeHost(), startEndpoint(accept)]);
});
test.afterEach(() => Promise.all([intake.close(), endpoint.stop()]));

const use = (page: Page, telemetry = {}) =>
  measuredBy(page, intake, { lead: { endpoint: endpoint.url }, telemetry });

const told = async (page: Page, name: string) => {
  await hide(page);
  await expect.poll(() => intake.names("flow")).toContain(name);
};

test("a refused lead is told as refused, and nothing of it or of why", async ({ page, allow }) => {
  allow(/status of 422/);
  const { email } = canaries;
  endpoint.answering = () => ({
    status: 422,
    body: {
      detail: `${email} is no address`,
      errors: [{ pointer: "/person/email", code: "email" }],
    },
  });
  await use(page);
  await keepConsent(page, { telemetry: true });
  await readyToSend(page, canaries);
  await agentThere(page);
  await nextButton(page).click();
  await arriveAtError(page);
  await told(page, "lead_refused");
  expect(intake.names("flow")).toContain("lead_queued");
  expect(intake.names("flow")).not.toContain("lead_accepted");
  expectClean(intake);
});

const arriveAtError = (page: Page) => expect(page.locator("[data-error-summary]")).toBeFocused();

test("a lead that waited too long is told as expired by the page that finds it", async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  endpoint.answering = () => ({ status: 404, body: {} });
  await use(page);
  await readyToSend(page, canaries);
  await nextButton(page).click();
  await arrive(page, "/technische-problemen/");
  const later = await page.context().newPage();
  await page.close();
  await use(later);
  await keepConsent(later, { telemetry: true });
  // Three days and an hour later.
  await later.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 73 * 3_600_000;
  });
  await later.goto(address("/"));
  await expect(later.locator("#messages")).toContainText("geen bevestiging");
  await agentThere(later);
  await told(later, "lead_expired");
  expectClean(intake);
});

/** What differs between two posts of the same answers, in the same words. */
const alike = (body: string) =>
  body
    .replace(/-{4}WebKitFormBoundary\w+/g, "boundary")
    .replace(/"id":"[0-9a-f-]{36}"/, '"id":"…"')
    .replace(/"(submittedAt|privacyNoticeShownAt)":"[^"]+"/g, '"$1":"…"');

test("a lead with a document is posted to the byte the same with the agent and without", async ({
  page,
  browser,
}) => {
  const who = household();
  const heads: Record<string, string>[] = [];
  for (const agent of [false, true]) {
    const visitor = agent ? page : await browser.newPage();
    visitor.on("request", request => {
      if (request.method() === "POST" && request.url() === endpoint.url)
        heads.push(request.headers());
    });
    await use(visitor);
    await keepConsent(visitor, { telemetry: agent });
    await keepDraft(visitor, who, { before: "yourInformation" });
    await open(visitor, "/uw-gegevens/");
    if (agent) await agentThere(visitor);
    await answer(visitor, "yourInformation", who);
    await control(visitor, "document").setInputFiles({
      name: "polis.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 een polis"),
    });
    await expect(visitor.getByRole("listitem").filter({ hasText: "polis.pdf" })).toBeVisible();
    await next(visitor, "/uw-gegevens/");
    await control(visitor, "broker", "none").check();
    await nextButton(visitor).click();
    await reference(visitor);
    if (!agent) await visitor.close();
  }
  const [without, withAgent] = endpoint.arrived;
  expect(without?.body).toContain("%PDF-1.7 een polis");
  expect(alike(withAgent?.body ?? "")).toBe(alike(without?.body ?? ""));
  const names = heads.map(head => Object.keys(head).sort());
  expect(names[1]).toEqual(names[0]);
  expect(heads[1]?.["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(endpoint.arrived).toHaveLength(2);
});

for (const traced of [false, true]) {
  test(`the lead is the same with the agent; its trace header only towards named origins (${traced})`, async ({
    page,
  }) => {
    const seen: Record<string, string>[] = [];
    page.on("request", request => {
      if (request.method() === "POST" && request.url().endsWith("/leads"))
        seen.push(request.headers());
    });
    await use(page, { traceOrigins: traced ? [new URL(endpoint.url).origin] : [] });
    await keepConsent(page, { telemetry: true });
    const who = await readyToSend(page);
    await agentThere(page);
    await nextButton(page).click();
    await reference(page);
    const [headers] = seen;
    expect("traceparent" in (headers ?? {})).toBe(traced);
    expect(headers?.["content-type"]).toBe("application/json");
    expect(endpoint.arrived).toHaveLength(1);
    const lead = JSON.parse(endpoint.arrived[0]?.body ?? "");
    expect(lead.person.email).toBe(who.email);
    expect(endpoint.arrived[0]?.key).toBe(lead.id);
  });
}
