import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkConfig } from "../../../src/settings/checkConfig";
import type { ConfigKey, ConfigKind } from "../../../src/settings/configKey";
import { configSchema } from "../../../src/settings/configSchema";
import { readConfig } from "../../../src/settings/readConfig";
import { servicesConfig } from "../../../src/settings/servicesConfig";
import { servicesSchema } from "../../../src/settings/servicesSchema";
import { configDefaults } from "../../support/configDefaults";

/** What each kind takes and refuses, at build and, where it says so, in the browser as well. */
const kinds: Record<ConfigKind, { good: unknown[]; bad: unknown[]; badAtBuild?: unknown[] }> = {
  endpoint: { good: ["api/x", "https://a.example/"], bad: ["", "http://a.example", 1] },
  loadPath: { good: ["/{{ns}}.json"], bad: ["https://a.example/x.json", "", 1] },
  address: { good: ["https://a.example/"], bad: ["a.example", "http://a.example", "", 1] },
  addresses: { good: [["https://a.example"]], bad: ["https://a.example"], badAtBuild: [["a"]] },
  pair: {
    good: [{ nl: "https://a.example", fr: "https://b.example" }],
    bad: ["https://a.example", { nl: "a.example" }],
  },
  text: { good: ["x"], bad: ["", " ", 1] },
  email: { good: ["a@b.example"], bad: ["", 1], badAtBuild: ["a"] },
  clientKey: { good: ["sdk-1"], bad: ["", 1], badAtBuild: ["a b"] },
  serviceName: { good: ["a b_c-1"], bad: ["x/y", ""] },
  environment: { good: ["acceptance"], bad: ["", 1], badAtBuild: ["staging"] },
  flag: { good: [true, false], bad: ["ja", 1] },
  whole: { good: [], bad: ["3", -1] },
  number: { good: [], bad: ["1", -1] },
};

type Entry = [section: string, key: string, entry: ConfigKey];
const entriesOf = (schema: object): Entry[] =>
  Object.entries(schema).flatMap(([section, keys]) =>
    Array.isArray(keys) || typeof keys === "string"
      ? []
      : Object.entries<ConfigKey>(keys).map(([key, entry]): Entry => [section, key, entry]),
  );
const ofPages = entriesOf(configSchema);
const ofServices = entriesOf(servicesSchema);
const all = [...ofPages, ...ofServices];

const good = ([fallback, kind, least, most]: ConfigKey) => [
  ...kinds[kind].good,
  ...[least, most].filter(limit => limit !== undefined),
  ...(fallback === null ? [null] : []),
];
const bad = ([fallback, kind]: ConfigKey) => [
  ...kinds[kind].bad,
  ...(fallback === null ? [] : [null]),
];
const badAtBuild = (entry: ConfigKey) => {
  const [, kind, least, most] = entry;
  const beyond = least === undefined || most === undefined ? [] : [least - 1, most + 1];
  const between = kind === "whole" && least !== undefined ? [least + 0.5] : [];
  return [...bad(entry), ...(kinds[kind].badAtBuild ?? []), ...beyond, ...between];
};
const problems = (section: string, key: string, value: unknown) =>
  checkConfig(`{\n"${section}": {\n"${key}": ${JSON.stringify(value)} } }`);

/** How services read a key, on a host that has them. */
function readByService(section: string, key: string, value: unknown): unknown {
  const services = { flags: { apiHost: "https://a.example", clientKey: "k" }, telemetry: {} };
  const raw = { ...services, telemetry: { serverUrl: "https://a.example" } };
  const written = { ...raw, [section]: { ...Object(Reflect.get(raw, section)), [key]: value } };
  const read = servicesConfig(readConfig(written), written);
  return Object(Reflect.get(read, section))[key];
}

describe.each(all)("config.json: %s.%s", (section, key, entry) => {
  it("takes at build what makes sense", () => {
    for (const value of [entry[0], ...good(entry)])
      expect([value, problems(section, key, value)]).toEqual([value, []]);
  });

  it("names line and key of what does not", () => {
    for (const value of badAtBuild(entry)) {
      const [problem, ...others] = problems(section, key, value);
      expect(problem).toMatch(/^static\/config\.json:3: "[^"]+" has the value .+: .+\.$/s);
      expect(problem).toContain(`"${section}.${key}`);
      expect(others).toEqual([]);
    }
  });

  it("is in static/config.json, with its default", () => {
    const written = JSON.parse(readFileSync("static/config.json", "utf8"));
    expect(written).toHaveProperty([section, key], entry[0]);
  });
});

describe.each(ofPages)("config.json on a page: %s.%s", (section, key, entry) => {
  it("is read, and costs its section when it makes no sense", () => {
    const defaults = Reflect.get(configDefaults, section);
    expect(defaults).toHaveProperty([key], entry[0]);
    for (const value of good(entry))
      expect(readConfig({ [section]: { [key]: value } })).toEqual({
        ...configDefaults,
        [section]: { ...defaults, [key]: value },
      });
    for (const value of bad(entry))
      expect([value, readConfig({ [section]: { [key]: value } })]).toEqual([value, configDefaults]);
  });
});

describe.each(ofServices)("config.json for a service: %s.%s", (section, key, entry) => {
  it("is read, and costs itself when it makes no sense", () => {
    for (const value of good(entry)) expect(readByService(section, key, value)).toEqual(value);
    for (const value of [undefined, ...bad(entry)])
      expect([value, readByService(section, key, value)]).toEqual([value, entry[0]]);
  });
});

it("static/config.json has no key that nobody reads", () => {
  const written = JSON.parse(readFileSync("static/config.json", "utf8"));
  const known = all.map(([section, key]) => `${section}.${key}`).sort();
  expect(
    entriesOf(written)
      .map(([section, key]) => `${section}.${key}`)
      .sort(),
  ).toEqual(known);
  expect(written.environment).toBe(servicesSchema.environment[0]);
});
