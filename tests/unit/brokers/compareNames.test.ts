// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

/** The order as a build with these languages has it. */
async function built(languages: string[]) {
  vi.resetModules();
  vi.stubEnv("GATSBY_MANY_LANGUAGES", languages.length > 1 ? "1" : "");
  const { site } = await import("../../../src/settings/site");
  Object.assign(site, { languages });
  const { compareNames } = await import("../../../src/brokers/compareNames");
  return (...names: string[]) =>
    names
      .map((name, i) => ({ name, id: `b${i}` }))
      .sort(compareNames)
      .map(({ name }) => name);
}
const at = (path: string) =>
  window.history.replaceState(null, "", `/familiale-verzekering${path}makelaar/`);

afterEach(() => {
  vi.unstubAllEnvs();
  window.history.replaceState(null, "", "/");
});

describe("the order of names", () => {
  it("is that of Dutch: accents and capitals come second", async () => {
    const sorted = await built(["nl-BE"]);
    expect(sorted("Zeta", "École", "ecole", "Årsta", "Eco")).toEqual([
      "Årsta",
      "Eco",
      "ecole",
      "École",
      "Zeta",
    ]);
  });

  it("follows the language of the page on screen, also when it changes without a new load", async () => {
    const sorted = await built(["nl-BE", "sv-SE"]);
    at("/");
    expect(sorted("Zeta", "Årsta", "Beta")).toEqual(["Årsta", "Beta", "Zeta"]);
    at("/sv-SE/");
    expect(sorted("Zeta", "Årsta", "Beta")).toEqual(["Beta", "Zeta", "Årsta"]);
    at("/");
    expect(sorted("Zeta", "Årsta", "Beta")).toEqual(["Årsta", "Beta", "Zeta"]);
  });

  it("of equal names is that of their ids", async () => {
    vi.resetModules();
    const { compareNames } = await import("../../../src/brokers/compareNames");
    expect(compareNames({ name: "A", id: "2" }, { name: "A", id: "1" })).toBe(1);
  });
});
