import { afterEach, beforeEach, expect, it } from "vitest";
import { freshPage, type LeadHost, leadHost } from "../../../support/leadHost";

let host: LeadHost;
beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
});
afterEach(() => host.close());

/** What operators hear once this was read, or could not be. */
async function told(config: unknown): Promise<object[]> {
  host.config = config as typeof host.config;
  const { loadConfig } = await import("../../../../src/settings/configStore");
  const { expectSink, setSink } = await import("../../../../src/telemetry/record");
  const { tellBrokenConfig } = await import("../../../../src/shell/idle/tellBrokenConfig");
  await loadConfig().catch(() => {});
  expectSink();
  tellBrokenConfig();
  const events: object[] = [];
  setSink(event => void events.push(event));
  return events;
}

it("says nothing of a config.json that is read whole", async () => {
  expect(await told({ contact: { phone: "09 000 00 00" } })).toEqual([]);
});

it("names the sections that have their defaults", async () => {
  expect(await told({ lead: { endpoint: "ftp://x" }, contact: { phone: 7 } })).toEqual([
    { name: "config_broken", section: "lead" },
    { name: "config_broken", section: "contact" },
  ]);
});

it.each([[undefined], ["<!doctype html>"]])("says that it cannot be read (%j)", async config => {
  expect(await told(config)).toEqual([{ name: "config_unreadable" }]);
});
