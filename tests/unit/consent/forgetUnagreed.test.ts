// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Category, Choice } from "../../../src/consent/consent";
import { storageList } from "../../../src/settings/storageList";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const services = {
  telemetry: { serverUrl: "https://apm.voorbeeld.example" },
  flags: { apiHost: "https://flags.voorbeeld.example", clientKey: "sdk-proef" },
};
const names = Object.entries(storageList);
const namesAfter = (...categories: (Category | undefined)[]) =>
  names.filter(([, { after }]) => categories.includes(after)).map(([name]) => name);
const always = namesAfter(undefined);

let host: LeadHost;
beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => host.close());

/** A device on which an earlier visit left everything there is, with this choice. */
async function visit(config: object, choice: Choice, daysAgo = 0) {
  host.config = { lead: { endpoint: "api/leads" }, ...config };
  for (const [name] of names)
    for (const storage of [localStorage, sessionStorage]) storage.setItem(name, "x");
  const at = new Date(Date.now() - daysAgo * 24 * 3600 * 1000).toISOString();
  localStorage.setItem("familiale:consent", JSON.stringify({ version: 1, at, choice }));
  const { forgetUnagreed } = await import("../../../src/consent/forgetUnagreed");
  await forgetUnagreed().catch(() => {});
}
const left = () => [...new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])];

describe("what has no consent now", () => {
  it.each<[string, object, Choice, number, string[]]>([
    ["after a refusal", services, { telemetry: false, experiments: false }, 0, always],
    ["with no choice at all", services, {}, 0, always],
    ["a year after the choice", services, { telemetry: true, experiments: true }, 366, always],
    ["when the services were taken out", {}, { telemetry: true, experiments: true }, 0, always],
    [
      "of one service only",
      services,
      { telemetry: true },
      0,
      [...always, ...namesAfter("telemetry")],
    ],
    [
      "never what is agreed to and served",
      services,
      { telemetry: true, experiments: true },
      1,
      [...always, ...namesAfter("telemetry", "experiments")],
    ],
  ])("goes at the start of a visit: %s", async (_, config, choice, daysAgo, stay) => {
    await visit(config, choice, daysAgo);
    expect(left().sort()).toEqual([...stay].sort());
  });

  it("goes at once with a withdrawal, whatever code of the services is there", async () => {
    await visit(services, { telemetry: true, experiments: true });
    const { chooseConsent } = await import("../../../src/consent/consent");
    chooseConsent({ telemetry: false, experiments: true });
    expect(left().sort()).toEqual([...always, ...namesAfter("experiments")].sort());
  });

  it("stays agreed to where config.json cannot be read", async () => {
    host.config = undefined;
    for (const [name] of names) localStorage.setItem(name, "x");
    localStorage.setItem(
      "familiale:consent",
      JSON.stringify({ version: 1, at: new Date().toISOString(), choice: { telemetry: true } }),
    );
    const { forgetUnagreed } = await import("../../../src/consent/forgetUnagreed");
    await expect(forgetUnagreed()).rejects.toThrow();
    expect(left().sort()).toEqual([...always, ...namesAfter("telemetry")].sort());
  });
});
