import { describe, expect, it } from "vitest";
import { serverSettings } from "../../../src/server/settings";
import { unknownVariables } from "../../../src/server/unknownVariables";

const known = [
  ...["PORT", "HOST", "METRICS_PORT", "LEADS_STORE", "LEADS_DB", "LEADS_PER_HOUR"],
  ...["LEADS_SMTP", "LEADS_WEBHOOK", "LEADS_WEBHOOK_SECRET", "LEADS_RETENTION_DAYS"],
];

describe("variables that the server does not know", () => {
  it.each([
    ["LEADS_DATABSE", "LEADS_STORE"],
    ["LEADS_STORES", "LEADS_STORE"],
    ["LEADS_store", "LEADS_STORE"],
    ["LEADS_PER_HOURS", "LEADS_PER_HOUR"],
    ["LEADS_RETENTION", "LEADS_RETENTION_DAYS"],
    ["LEADS_WEBHOOK_SECRETS", "LEADS_WEBHOOK_SECRET"],
    ["LEADS_PORT", "PORT"],
    ["LEADS_METRICS_PORT", "METRICS_PORT"],
    ["LEADS_", "LEADS_DB"],
  ])("are named with the nearest one: %s, %s", (name, meant) => {
    expect(unknownVariables(known, { [name]: "x" })).toEqual([
      `${name} is no setting of this server: the nearest one is ${meant}. Correct its name or take it away (docs/inbox.md).`,
    ]);
  });

  it.each([
    ["LEADS_STORE", "leads.sqlite"],
    ["LEADS_DATABSE", ""],
    ["MY_LEADS_STORE", "x"],
    ["PATH", "/usr/bin"],
    // A Service "leads" or "leads-inbox" of Kubernetes.
    ["LEADS_SERVICE_HOST", "10.0.0.1"],
    ["LEADS_SERVICE_PORT_HTTP", "80"],
    ["LEADS_INBOX_SERVICE_PORT", "80"],
    ["LEADS_PORT", "tcp://10.0.0.1:80"],
    ["LEADS_INBOX_PORT_80_TCP_ADDR", "10.0.0.1"],
  ])("are none: %s=%s", (name, value) => {
    expect(unknownVariables(known, { [name]: value })).toEqual([]);
  });

  it("keep the server from starting, beside what else is wrong, and show no value", () => {
    const from = { PORT: "x", LEADS_STROE: "postgres://user:geheim@localhost/leads" };
    const said = () => serverSettings(from);
    expect(said).toThrow(/^PORT is "x"[^\n]+\nLEADS_STROE is no setting [^\n]+ LEADS_STORE\. /);
    expect(said).not.toThrow(/geheim/);
    expect(() => serverSettings({ LEADS_STROE: "x" })).toThrow(/^LEADS_STROE is no setting/);
  });
});
