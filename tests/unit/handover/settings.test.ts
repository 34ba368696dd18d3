import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { channelsFor } from "../../../src/handover/channelsFor";
import { faultName } from "../../../src/handover/faultName";
import {
  halfHandovers,
  handoverEntries,
  handoverSettings,
} from "../../../src/handover/handoverSettings";
import { mailServer } from "../../../src/handover/mailServer";
import { startLine } from "../../../src/handover/startLine";
import { mailSettings, officeOf } from "../../support/handover/handoverSample";
import { sampleLead } from "../../support/inbox/sampleLead";

const schema = v.object(handoverEntries);
const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const mail = {
  LEADS_SMTP: "smtps://naam:p%40s@smtp.voorbeeld.example",
  LEADS_FROM: "Aanvragen <aanvragen@voorbeeld.example>",
  LEADS_DESK: "balie@voorbeeld.example",
};
const webhook = { LEADS_WEBHOOK: "https://crm.voorbeeld.example/in", LEADS_WEBHOOK_SECRET: secret };

describe("settings of the hand-over", () => {
  it("are read", () => {
    const set = v.parse(schema, { ...mail, ...webhook });
    expect(halfHandovers(set)).toEqual([]);
    expect(handoverSettings(set)).toEqual({
      mail: {
        server: {
          ...{ host: "smtp.voorbeeld.example", port: 465, secure: true },
          ...{ requireTLS: false, ignoreTLS: false, auth: { user: "naam", pass: "p@s" } },
        },
        from: { name: "Aanvragen", address: "aanvragen@voorbeeld.example" },
        desk: mail.LEADS_DESK,
      },
      webhook: { url: webhook.LEADS_WEBHOOK, secret },
    });
    expect(handoverSettings(v.parse(schema, {}))).toEqual({ mail: null, webhook: null });
  });

  it.each([
    ["LEADS_SMTP", "smtp.voorbeeld.example"],
    ["LEADS_SMTP", "https://smtp.voorbeeld.example"],
    ["LEADS_SMTP", "smtps://naam@smtp.voorbeeld.example"],
    ["LEADS_SMTP", "smtps://na%:x@smtp.voorbeeld.example"],
    ["LEADS_SMTP", "smtp://smtp.voorbeeld.example/?starttls=maybe"],
    ["LEADS_FROM", "Iemand zonder adres"],
    ["LEADS_FROM", "A <a@voorbeeld.example>, B <b@voorbeeld.example>"],
    ["LEADS_DESK", "a@voorbeeld.example,b@voorbeeld.example"],
    ["LEADS_WEBHOOK", "http://crm.voorbeeld.example/in"],
    ["LEADS_WEBHOOK", "https://naam:geheim@crm.voorbeeld.example"],
    ["LEADS_WEBHOOK_SECRET", "geheim-woord"],
    ["LEADS_WEBHOOK_SECRET", "whsec_%%%"],
  ])("name %s when it is wrong, without showing it: %s", (name, value) => {
    const { issues = [] } = v.safeParse(schema, { [name]: value });
    expect(issues.map(({ path }) => path?.[0].key)).toEqual([name]);
    expect(issues[0]?.message).toMatch(/^Give /);
    expect(issues[0]?.message).not.toContain(value);
  });

  it("say what is missing when they are set by half", () => {
    const { LEADS_DESK: _desk, ...half } = mail;
    expect(halfHandovers(v.parse(schema, half))).toEqual([
      "LEADS_SMTP and LEADS_FROM needs LEADS_DESK too. Set all of LEADS_SMTP, LEADS_FROM, LEADS_DESK, or none.",
    ]);
    const { LEADS_WEBHOOK } = webhook;
    expect(halfHandovers(v.parse(schema, { LEADS_WEBHOOK }))).toHaveLength(1);
  });

  it("send nothing over a network in the open unless told so", () => {
    expect(mailServer("smtp://relay.voorbeeld.example")).toMatchObject({
      ...{ port: 587, secure: false, requireTLS: true, ignoreTLS: false },
    });
    expect(mailServer("smtp://relay.voorbeeld.example:25?starttls=never")).toMatchObject({
      ...{ port: 25, requireTLS: false, ignoreTLS: true },
    });
    expect(mailServer("smtp://localhost:1025")?.requireTLS).toBe(false);
  });

  it("are told in one line at the start, without passwords", () => {
    const none = { mail: null, webhook: null };
    expect(startLine("leads.sqlite", none)).toMatch(/^Leads .* not sent on: set LEADS_SMTP or/);
    const line = startLine(
      "leads.sqlite",
      handoverSettings(v.parse(schema, { ...mail, ...webhook })),
    );
    expect(line).toContain("by e-mail through smtp.voorbeeld.example and to crm.voorbeeld.example");
    expect(line).not.toMatch(/p@s|whsec|\n/);
  });
});

describe("the ways of a lead", () => {
  const all = { mail: mailSettings(), webhook: { url: webhook.LEADS_WEBHOOK, secret } };
  const facts = { copyByEmail: true, officeOf };

  it("are those that are set", () => {
    expect(channelsFor(sampleLead(), all, facts)).toEqual(["office", "copy", "webhook"]);
    expect(channelsFor(sampleLead(), { ...all, mail: null }, facts)).toEqual(["webhook"]);
    expect(channelsFor(sampleLead(), { mail: null, webhook: null }, facts)).toEqual([]);
    const silent = { ...facts, copyByEmail: false };
    expect(channelsFor(sampleLead(), all, silent)).toEqual(["office", "webhook"]);
  });

  it("lead to the desk where there is no office to write to", () => {
    const of = (id: string) =>
      channelsFor(sampleLead({ broker: { id, name: "x" } }), all, facts)[0];
    expect([of("demo-001"), of("demo-006"), of("demo-999")]).toEqual(["office", "desk", "desk"]);
    expect(channelsFor(sampleLead({ broker: null }), all, facts)[0]).toBe("desk");
  });

  it("lead a test to the desk only", () => {
    expect(channelsFor(sampleLead({ test: true }), all, facts)).toEqual(["desk"]);
  });
});

describe("the name of a fault", () => {
  it("holds no words that could be personal", () => {
    const refused = new Error("550 <zoe@voorbeeld.example> unknown");
    expect(faultName(Object.assign(refused, { responseCode: 550, code: "EENVELOPE" }))).toBe("550");
    expect(faultName(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))).toBe("ECONNREFUSED");
    expect(faultName(Object.assign(new Error("x"), { code: "zoe@x" }))).toBe("Error");
    expect(faultName(new DOMException("x", "TimeoutError"))).toBe("TimeoutError");
    expect(faultName("zoe@voorbeeld.example")).toBe("Error");
  });
});
