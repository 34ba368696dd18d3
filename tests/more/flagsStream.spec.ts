import type { Page } from "@playwright/test";
import { configure } from "../support/browser/endpoint";
import { changeConsent, keepConsent } from "../support/browser/keepConsent";
import { startLink } from "../support/browser/startLink";
import { hide } from "../support/browser/telemetry";
import { expect, test } from "../support/browser/test";
import { arrive, visit } from "../support/browser/walk";
import { clientKey, experiment, flagsHost } from "../support/flagsHost";
import { intakeHost } from "../support/intakeHost";

let host: Awaited<ReturnType<typeof flagsHost>>;
test.beforeEach(async () => {
  host = await flagsHost();
});
test.afterEach(() => host.close());

const use = (page: Page, own = {}, sections = {}) =>
  configure(page, { flags: { apiHost: host.origin, clientKey, ...own }, ...sections });

const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const next = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage["familiale:variants"] ?? "{}"));

const wording = experiment("wording", ["request", "questions"], 1);

test("the stream brings changes for the next visit, and a cut one is borne in silence", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION/);
  host.features = { "start-button": wording };
  await use(page);
  await keepConsent(page, { experiments: true });
  await visit(page, "/");
  await expect.poll(() => host.streams.size).toBe(1);
  host.features = { "start-button": experiment("wording", ["request", "questions"], 0) };
  host.publish();
  await expect.poll(async () => (await next(page))["start-button"]?.value).toBe("request");
  // This visit goes on as it was decided.
  const now = await page.evaluate(() => JSON.parse(sessionStorage["familiale:variants"] ?? "{}"));
  expect(now["start-button"]?.value).toBe("questions");
  host.cut();
  await startLink(page).first().click();
  await arrive(page, "/verzekeringskeuze/");
});

test("withdrawal ends the stream and erases id, cache and what was decided", async ({ page }) => {
  host.features = { "start-button": wording };
  await use(page);
  await keepConsent(page, { experiments: true });
  await visit(page, "/");
  await expect.poll(() => host.streams.size).toBe(1);
  await expect.poll(() => kept(page)).toContain("familiale:visitor");
  await changeConsent(page, { experiments: false });
  await expect.poll(() => host.streams.size).toBe(0);
  await expect
    .poll(async () => (await kept(page)).filter(key => key !== "familiale:consent"))
    .toEqual([]);
});

test("a host that evaluates is told of the id only, and asked again when its stream says so", async ({
  page,
}) => {
  host.features = { "start-button": { defaultValue: "questions" } };
  await use(page, { remoteEval: true });
  await keepConsent(page, { experiments: true });
  await visit(page, "/");
  await expect.poll(() => host.streams.size).toBe(1);
  await expect.poll(async () => (await next(page))["start-button"]?.value).toBe("questions");
  host.features = { "start-button": { defaultValue: "request" } };
  host.publish(true);
  await expect.poll(async () => (await next(page))["start-button"]?.value).toBe("request");
  const posts = host.asked.filter(({ url }) => url === `/api/eval/${clientKey}`);
  expect(posts.length).toBeGreaterThan(1);
  const id = await page.evaluate(() => localStorage["familiale:visitor"]);
  for (const { method, body } of posts) {
    expect(method).toBe("POST");
    expect(JSON.parse(body)).toMatchObject({ attributes: { id }, url: "" });
  }
});

test("a seen experiment is told once: in the console, and to telemetry where there is consent to it", async ({
  page,
}) => {
  const intake = await intakeHost();
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  host.features = {
    "policy-upload": experiment("upload", [true, false], 1),
    "start-button": wording,
  };
  await use(page, {}, { telemetry: { serverUrl: intake.origin } });
  await keepConsent(page, { experiments: true, telemetry: true });
  await visit(page, "/");
  await expect
    .poll(async () => Object.keys(await next(page)).sort())
    .toEqual(["policy-upload", "start-button"]);
  await page.reload();
  await expect(page.getByRole("link", { name: /^Begin met \d+ korte stappen/ })).toHaveCount(2);
  await expect.poll(() => said).toContain("Experiment seen: wording 1");
  await expect.poll(() => page.evaluate(() => "elasticApm" in window)).toBe(true);
  await page
    .getByRole("link", { name: /^Begin met \d+ korte stappen/ })
    .first()
    .click();
  await arrive(page, "/verzekeringskeuze/");
  await hide(page);
  const told = () => intake.taken.filter(({ event }) => event.name === "experiment_seen");
  await expect
    .poll(() => told().map(({ event }) => event.context.tags))
    .toEqual([{ experiment: "wording", variation: "1" }]);
  expect(said.filter(text => text.startsWith("Experiment seen"))).toEqual([
    "Experiment seen: wording 1",
  ]);
  expect(intake.problems).toEqual([]);
  await intake.close();
});
