// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

/** The module as a build with these languages has it. */
async function built(languages: string[], defaultLanguagePage = false) {
  vi.resetModules();
  const { site } = await import("../../../src/settings/site");
  Object.assign(site, { languages, defaultLanguagePage });
  const { prefixedLanguages } = await import("../../../src/language/prefixedLanguages");
  vi.stubEnv("GATSBY_MANY_LANGUAGES", prefixedLanguages().length > 0 ? "1" : "");
  const [{ splitPath }, { pageLanguage }, { localPath }, { keepLanguage }] = await Promise.all([
    import("../../../src/language/splitPath"),
    import("../../../src/language/pageLanguage"),
    import("../../../src/language/localPath"),
    import("../../../src/navigation/keepLanguage"),
  ]);
  return { splitPath, pageLanguage, localPath, keepLanguage };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

describe("with one language", () => {
  it("no path has a prefix, whatever it begins with", async () => {
    const { splitPath, localPath, pageLanguage } = await built(["nl-BE"]);
    window.history.replaceState(null, "", "/familiale-verzekering/fr-BE/makelaar/");
    expect(pageLanguage()).toBe("nl-BE");
    expect(localPath("/makelaar/")).toBe("/makelaar/");
    expect(splitPath("/fr-BE/makelaar/")).toEqual({ language: "nl-BE", path: "/fr-BE/makelaar/" });
  });
});

describe("with pages of the first language below its own prefix", () => {
  it.each([[["nl-BE"]], [["nl-BE", "fr-BE"]]])(
    "its paths have the prefix once, among %j",
    async languages => {
      const { splitPath, localPath, pageLanguage } = await built(languages, true);
      for (const at of ["/familiale-verzekering/", "/familiale-verzekering/nl-BE/makelaar/"]) {
        window.history.replaceState(null, "", at);
        expect(pageLanguage()).toBe("nl-BE");
        expect(localPath("/makelaar/")).toBe("/nl-BE/makelaar/");
      }
      expect(splitPath("/familiale-verzekering/nl-BE/makelaar/")).toEqual({
        language: "nl-BE",
        path: "/makelaar/",
      });
    },
  );
});

describe("with two languages", () => {
  it.each([
    ["/familiale-verzekering/", "nl-BE", "/"],
    ["/familiale-verzekering/fr-BE/", "fr-BE", "/"],
    ["/familiale-verzekering/fr-BE/makelaar/", "fr-BE", "/makelaar/"],
    ["/familiale-verzekering/makelaar/", "nl-BE", "/makelaar/"],
    ["/fr-BE/makelaar/", "fr-BE", "/makelaar/"],
    ["/fr-be/makelaar/", "nl-BE", "/fr-be/makelaar/"],
    ["/fr-BELGIE/", "nl-BE", "/fr-BELGIE/"],
  ])("%s is %s of %s", async (pathname, language, path) => {
    const { splitPath } = await built(["nl-BE", "fr-BE"]);
    expect(splitPath(pathname)).toEqual({ language, path });
  });

  it("paths follow the page on screen, and come back to themselves", async () => {
    const { localPath, splitPath, pageLanguage } = await built(["nl-BE", "fr-BE"]);
    window.history.replaceState(null, "", "/familiale-verzekering/fr-BE/gezinssituatie/");
    expect(pageLanguage()).toBe("fr-BE");
    expect(localPath("/makelaar/")).toBe("/fr-BE/makelaar/");
    expect(localPath("/makelaar/", "nl-BE")).toBe("/makelaar/");
    expect(splitPath(localPath("/makelaar/"))).toEqual({ language: "fr-BE", path: "/makelaar/" });
  });

  it("the choice is kept on the device, and storage that throws costs nothing", async () => {
    const { keepLanguage } = await built(["nl-BE", "fr-BE"]);
    keepLanguage("fr-BE");
    expect(localStorage.getItem("gatsby-i18next-language")).toBe("fr-BE");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => keepLanguage("nl-BE")).not.toThrow();
  });
});
