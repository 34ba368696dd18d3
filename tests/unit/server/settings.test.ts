import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { serverEntries, serverSettings } from "../../../src/server/settings";
import { expectDocTable } from "../../support/expectDocTable";

describe("the server's settings", () => {
  it("have defaults", () => {
    expect(serverSettings({})).toEqual({
      ...{ port: 9000, host: "localhost", metricsPort: null, origins: [], scripts: [] },
      connect: [],
      retentionDays: 90,
    });
  });

  it("are read", () => {
    expect(
      serverSettings({
        ...{ PORT: "80", HOST: "::", METRICS_PORT: "9100", LEADS_RETENTION_DAYS: "30" },
        LEADS_ORIGINS: "https://a.example, http://localhost:8000",
        THIRD_PARTY_SCRIPTS: "https://tags.voorbeeld.example/tag.js",
        LEADS_STORE: "postgres://user:password@db.example/leads",
      }),
    ).toEqual({
      ...{ port: 80, host: "::", metricsPort: 9100, retentionDays: 30 },
      origins: ["https://a.example", "http://localhost:8000"],
      connect: [],
      scripts: ["https://tags.voorbeeld.example/tag.js"],
    });
  });

  it.each([
    [
      "PORT",
      ["abc", "-1", "9000.5", "65536", "0x10", "1e3", "９０００"],
      /65535, such as PORT=9001\.$/,
    ],
    ["HOST", ["http://localhost", "a b", "0.0.0.0;x"], /Give a name or address of this machine/],
    ["METRICS_PORT", ["x", "9000"], /^METRICS_PORT is "(?:x|9000)"/],
    [
      "LEADS_STORE",
      ["mysql://localhost/leads", "postgres://localhost"],
      /Give a file, or postgres:/,
    ],
    ["LEADS_PER_HOUR", ["many", "-1", "1.5"], /Give a whole number; 0 is no limit/],
    ["LEADS_RETENTION_DAYS", ["-1", "90d"], /Give a whole number of days/],
    ["LEADS_ORIGINS", ["*", "a.example", "https://a.example/", "http://a.example"], /Give origins/],
    ["LEADS_SMTP", ["mail.example", "https://mail.example"], /Give an address such as smtps:/],
    ["THIRD_PARTY_SCRIPTS", ["http://a.example/x.js"], /Give https: addresses of scripts/],
  ])("refuse a wrong %s, with its repair", (name, wrong, message) => {
    for (const value of wrong) {
      expect(() => serverSettings({ [name]: value })).toThrow(message);
      expect(() => serverSettings({ [name]: value })).toThrow(new RegExp(`^${name} is `));
    }
  });

  it("name all that is wrong at once, and show no password", () => {
    const from = { PORT: "x", HOST: "a b", LEADS_STORE: "postgres://user:geheim@localhost" };
    const said = () => serverSettings(from);
    expect(said).toThrow(/^PORT is "x"[^\n]+\nHOST is "a b"[^\n]+\nLEADS_STORE is of no use\. /);
    expect(said).not.toThrow(/geheim/);
  });

  it("refuse a hand-over that is set by half", () => {
    const from = { LEADS_WEBHOOK: "https://leads.voorbeeld.example/" };
    expect(() => serverSettings(from)).toThrow(/LEADS_WEBHOOK needs LEADS_WEBHOOK_SECRET too/);
  });

  it("stand in docs/inbox.md", () => {
    const rows = Object.entries(serverEntries).map(([name, entry]) => [
      `\`${name}\``,
      String(v.getMetadata(entry).fallback),
      v.getDescription(entry) ?? "",
    ]);
    expectDocTable("docs/inbox.md", ["Variable", "Without it", "Means"], rows);
  });
});
