import { describe, expect, it } from "vitest";
import { connectOrigins } from "../../../src/hosting/connectOrigins";
import { productionFaults } from "../../../src/hosting/productionFaults";

const fine = {
  config: {
    lead: { endpoint: "https://leads.verzekeraar.be/in" },
    contact: { phone: "02 123 45 67", hours: "altijd", email: "hallo@verzekeraar.be" },
  },
  home: '<link rel="canonical" href="https://www.verzekeraar.be/familiale-verzekering/"/>',
  brokers: '[["kantoor-1"]]',
  hasInbox: false,
};

describe("productionFaults", () => {
  it("says nothing of a site that is ready", () => {
    expect(productionFaults(fine)).toEqual([]);
    expect(
      productionFaults({ ...fine, config: { ...fine.config, lead: {} }, hasInbox: true }),
    ).toEqual([]);
  });

  it.each([
    ["leads", { config: { ...fine.config, lead: {} } }, "every lead would be lost"],
    [
      "this machine",
      { config: { ...fine.config, lead: { endpoint: "http://localhost:9000/x" } } },
      "only this machine",
    ],
    [
      "telephone",
      { config: { ...fine.config, contact: { ...fine.config.contact, phone: "02 000 00 00" } } },
      "contact.phone",
    ],
    [
      "e-mail",
      { config: { ...fine.config, contact: { ...fine.config.contact, email: "a@b.example" } } },
      "contact.email",
    ],
    ["address", { home: fine.home.replace("verzekeraar.be", "voorbeeld.example") }, "SITE_URL"],
    ["brokers", { brokers: '[["demo-001"]]' }, "BROKERS_SOURCE"],
    ["preview", { home: `${fine.home}<p id="preview">` }, "preview"],
  ])("names %s, with its repair", (_, wrong, words) => {
    const faults = productionFaults({ ...fine, ...wrong });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });
});

describe("CONNECT_ORIGINS", () => {
  it("is a list with spaces or commas", () => {
    expect(connectOrigins("https://a.example, http://localhost:*")).toEqual([
      "https://a.example",
      "http://localhost:*",
    ]);
    expect(connectOrigins()).toEqual([]);
  });
  it.each(["'unsafe-inline'", "https:", "*", "http://a.example", "https://a.example;script-src"])(
    "%s stops the server",
    text => {
      expect(() => connectOrigins(text)).toThrow("CONNECT_ORIGINS holds");
    },
  );
});
