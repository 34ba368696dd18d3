import { describe, expect, it } from "vitest";
import { headersOf } from "../../../src/hosting/headersOf";
import { checkInbox, inboxRule } from "../../../src/hosting/inboxRule";
import { inlineHashes } from "../../../src/hosting/inlineHashes";
import { readConfig } from "../../../src/settings/readConfig";

const facts = {
  inline: inlineHashes(["<script>1</script><script src=a></script><style>a{}</style>"]),
  config: readConfig({}),
};
const policy = (file: string, more = {}) =>
  headersOf(file, { ...facts, ...more })["Content-Security-Policy"];
const cache = (file: string) => headersOf(file, facts)["Cache-Control"];

describe("headersOf", () => {
  it.each([
    "app-622a489136.js",
    "styles.a644f7e67a.css",
    "online-services-94e412dd6d.js",
    "static/x.woff2",
    "brokers/02d05900ce66/near/90.json",
    "brokers/logos/a.0ad61852c9.svg",
    "places/39ebc124e9.json",
  ])("%s is kept for a year", file => {
    expect(cache(file)).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    "index.html",
    "page-data/app-data.json",
    "slice-data/legal.json",
    "config.json",
    "sw.js",
    "outbox-sync.js",
    "renew.js",
    "workbox-v4.3.1/workbox-core.prod.js",
    "idb-keyval-3.2.0-iife.min.js",
    "drawings/house.svg",
    "framework-a73538d397.js.LICENSE.txt",
  ])("%s is asked about each time", file => {
    expect(cache(file)).toBe("public, max-age=0, must-revalidate");
  });

  it("a page runs what was built into it, and nothing else", () => {
    const said = policy("makelaar/index.html") ?? "";
    expect(said).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src/);
    expect(said).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(said).not.toMatch(/unsafe/);
  });

  it("requests go to the hosts of config.json", () => {
    const config = readConfig({
      lead: { endpoint: "https://leads.example/in" },
      telemetry: { serverUrl: "https://apm.example:8200" },
    });
    expect(policy("index.html", { config })).toContain(
      "connect-src 'self' https://apm.example:8200 https://leads.example;",
    );
  });

  it("third-party scripts widen it, and trusted types go", () => {
    const said = policy("index.html", { scripts: ["https://tags.example/a.js"] });
    expect(said).toContain("'unsafe-inline' 'unsafe-eval'");
    expect(said).toContain("style-src-attr 'unsafe-inline'");
    expect(said).not.toMatch(/trusted|script-src[^;]*sha256/);
  });

  it("the worker may import scripts; drawings do nothing; https is only promised on https", () => {
    expect(policy("sw.js")).not.toContain("trusted");
    expect(policy("brokers/logos/a.0ad61852c9.svg")).toMatch(/default-src 'none'.*sandbox$/);
    expect(headersOf("index.html", facts)).not.toHaveProperty("Strict-Transport-Security");
    expect(headersOf("index.html", { ...facts, https: true })).toHaveProperty(
      "Strict-Transport-Security",
    );
  });
});

describe("inboxRule", () => {
  it.each(["api/leads", "/api/leads"])("%s stands below the base path, up to 21 MB", endpoint => {
    const rule = inboxRule(readConfig({ lead: { endpoint } }));
    expect(rule).toEqual({
      path: "/familiale-verzekering/api/leads",
      methods: ["POST"],
      bytes: 20 * 1024 * 1024 + 128 * 1024,
    });
  });

  it.each(["leads; return 200", "a b", "a{b}", "java\nscript:alert(1)"])(
    "%j cannot stand in a host's file",
    endpoint => {
      const rule = inboxRule(readConfig({ lead: { endpoint } }));
      expect(() => checkInbox(rule)).toThrow("may hold letters");
    },
  );

  it("another origin's is not this host's", () => {
    expect(inboxRule(readConfig({ lead: { endpoint: "https://x.example/leads" } }))).toBeNull();
  });
});
