import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkConfig } from "../../../src/settings/checkConfig";
import { readConfig } from "../../../src/settings/readConfig";
import { isEndpoint, secureUrl } from "../../../src/settings/secureUrl";
import { strictConfigSchema } from "../../../src/settings/strictConfigSchema";
import { configDefaults } from "../../support/configDefaults";

const shipped = readFileSync("static/config.json", "utf8");
const sections = Object.keys(configDefaults);

describe("readConfig", () => {
  it("gives the defaults for nothing", () => {
    for (const nothing of [undefined, null, {}, [], "x", 1])
      expect(readConfig(nothing)).toEqual(configDefaults);
  });

  it("keeps what a host wrote and fills in the rest", () => {
    const { lead, contact } = readConfig({
      lead: { endpoint: "https://leads.voorbeeld.example/" },
      contact: { phone: "09 000 00 00" },
    });
    expect(lead).toEqual({ ...configDefaults.lead, endpoint: "https://leads.voorbeeld.example/" });
    expect(contact).toEqual({ ...configDefaults.contact, phone: "09 000 00 00" });
  });

  it.each<[string, object]>([
    ["lead", { endpoint: "http://leads.voorbeeld.example/" }],
    ["lead", { endpoint: "" }],
    ["lead", { endpoint: "javascript:alert(1)" }],
    ["lead", { endpoint: "//elders.example/leads" }],
    ["lead", { timeoutMs: -1 }],
    ["lead", { maxFiles: "3" }],
    ["lead", { proof: "ja" }],
    ["links", { privacy: "javascript:alert(1)" }],
    ["links", { third: { nl: "http://voorbeeld.example/" } }],
    ["links", { third: "https://voorbeeld.example/" }],
    ["contact", { phone: " " }],
    ["contact", { email: null }],
    ["promises", { replyDays: 1.5 }],
    ["promises", { copyByEmail: 1 }],
  ])("falls back to the defaults of %s for %j, and uses the rest", (name, section) => {
    const other =
      name === "contact" ? { promises: { replyDays: 2 } } : { contact: { phone: "09 000 00 00" } };
    const config = readConfig({ ...other, [name]: section });
    expect(Reflect.get(config, name)).toEqual(Reflect.get(configDefaults, name));
    expect(config).not.toEqual(configDefaults);
  });

  it("never throws, and always gives sections that a page can work with", () => {
    const section = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom("endpoint", "timeoutMs", "privacy", "third", "phone", "email", "replyDays"),
        fc.jsonValue(),
      ),
    );
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...sections), section));
    fc.assert(
      fc.property(anything, raw => {
        const { lead, links, contact, promises } = readConfig(raw);
        expect(isEndpoint(lead.endpoint)).toBe(true);
        expect(lead.timeoutMs).toBeGreaterThanOrEqual(0);
        for (const link of [links.privacy, links.cookies, links.ipid, links.complaints])
          expect(link === null || secureUrl(link)).toBe(true);
        for (const text of [contact.phone, contact.hours, contact.email])
          expect(text.trim()).not.toBe("");
        expect(promises.replyDays === null || Number.isInteger(promises.replyDays)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the shipped config.json", () => {
  it("is accepted", () => {
    expect(checkConfig(shipped)).toEqual([]);
  });

  it("writes every key out with its default, so that hosts see what there is", () => {
    const written = JSON.parse(shipped);
    expect(v.parse(strictConfigSchema, {})).toEqual(written);
    expect(written).toMatchObject(configDefaults);
  });
});

describe("checkConfig", () => {
  const lines = (...text: string[]) => text.join("\n");

  it("accepts an empty object", () => {
    expect(checkConfig("{}")).toEqual([]);
  });

  it.each([
    [
      "an unknown key",
      lines("{", '  "lead": {', '    "endpiont": "x"', "  }", "}"),
      /^static\/config\.json:3: "lead\.endpiont" is not a known key/,
    ],
    [
      "an unknown section",
      lines("{", '  "leads": {}', "}"),
      /^static\/config\.json:2: "leads" is not a known key/,
    ],
    [
      "an insecure address",
      lines("{", '  "lead": { "endpoint": "http://a.example" }', "}"),
      /^static\/config\.json:2: "lead\.endpoint" .*https/,
    ],
    [
      "a number too low",
      lines("{", '  "lead": {', "", '    "timeoutMs": 10', "  }", "}"),
      /^static\/config\.json:4: "lead\.timeoutMs" has the value 10/,
    ],
    [
      "a wrong type",
      lines("{", '  "promises": { "copyByEmail": "ja" }', "}"),
      /^static\/config\.json:2: "promises\.copyByEmail" has the value "ja"/,
    ],
    [
      "an unknown environment",
      '{ "environment": "staging" }',
      /^static\/config\.json:1: "environment" has the value "staging"/,
    ],
    [
      "no e-mail address",
      '{ "contact": { "email": "hallo" } }',
      /contact\.email.*must be an e-mail address/,
    ],
    [
      "an unknown language of the third link",
      '{ "links": { "third": { "de": "https://a.example" } } }',
      /"links\.third\.de" is not a known key/,
    ],
    ["no JSON", "{ x }", /^static\/config\.json is not valid JSON: .*Repair/],
    ["no object", "[]", /^static\/config\.json must hold an object/],
  ])("names file, line and key of %s", (_, text, words) => {
    const problems = checkConfig(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(words);
  });

  it("names the problems of each section, and the file it was given", () => {
    const problems = checkConfig(
      '{ "a": 1, "links": { "b": 2 }, "lead": { "maxFiles": 99 } }',
      "hosting/config.json",
    );
    expect(problems).toHaveLength(3);
    for (const problem of problems) expect(problem).toMatch(/^hosting\/config\.json:1: /);
  });
});

describe("secureUrl and isEndpoint", () => {
  it.each([
    ["https://voorbeeld.example/", true, true],
    ["http://localhost:9000/x", true, true],
    ["http://voorbeeld.example/", false, false],
    ["http://localhost.voorbeeld.example/", false, false],
    ["https://wie@voorbeeld.example/", false, false],
    ["https://:wat@voorbeeld.example/", false, false],
    ["https://voorbeeld.example/@wie", true, true],
    ["HTTPS://Voorbeeld.example:8443?x=@", true, true],
    ["http://localhost", true, true],
    ["http://wie@localhost/", false, false],
    ["ftp://voorbeeld.example/", false, false],
    ["javascript:alert(1)", false, false],
    ["//voorbeeld.example/", false, false],
    ["api/leads", false, true],
    ["/api/leads", false, true],
    ["", false, false],
  ])("%j: %s, %s", (address, secure, endpoint) => {
    expect(secureUrl(address)).toBe(secure);
    expect(isEndpoint(address)).toBe(endpoint);
  });
});
