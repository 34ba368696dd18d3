import { describe, expect, it } from "vitest";
import { questions } from "../../../src/answers/questions/questions";
import { websiteLink } from "../../../src/brokers/contactLinks";
import { checkFlow } from "../../../src/flow/checkFlow";
import { steps } from "../../../src/flow/steps";
import { pagePolicy } from "../../../src/hosting/policy";
import { readConfig } from "../../../src/settings/readConfig";
import { secureUrl } from "../../../src/settings/secureUrl";
import { hostileAddresses } from "../../support/hostileAddresses";

const nothing = { templates: [], texts: new Set<string>(), ids: new Set<string>() };
const defaults = readConfig({});

it("are at least sixty, all different", () => {
  expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length);
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(60);
});

describe.each(hostileAddresses.map(value => [JSON.stringify(value), value]))(
  "%s",
  (_, value = "") => {
    it("is no link of config.json, and none of its hosts", () => {
      expect(secureUrl(value)).toBe(false);
      for (const key of ["privacy", "cookies", "ipid", "complaints"])
        expect(readConfig({ links: { [key]: value } }).links).toEqual(defaults.links);
      expect(readConfig({ links: { third: { nl: value, fr: value } } }).links.third).toBeNull();
      for (const [section, key] of [
        ["flags", "apiHost"],
        ["telemetry", "serverUrl"],
      ] as const)
        expect(readConfig({ [section]: { [key]: value } })[section]).toEqual(defaults[section]);
    });

    it("adds nothing to what a page may reach", () => {
      const config = readConfig({ lead: { endpoint: value } });
      const policy = pagePolicy({ config, inline: { scripts: [], styles: [] } });
      expect(policy).toContain("connect-src 'self';");
    });

    it("is no website of a broker", () => {
      const href = websiteLink(value);
      if (href !== null) expect(href).toMatch(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+\//);
    });

    it("is no way out of the flow", () => {
      for (const side of ["previous", "next"] as const) {
        const out = steps.map(step =>
          step.id === "welcome" ? { ...step, [side]: value, [`${side}External`]: true } : step,
        );
        const said = checkFlow(out, questions, nothing).filter(text => text.includes("external"));
        expect(said).toHaveLength(1);
      }
    });
  },
);
