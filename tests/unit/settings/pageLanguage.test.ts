// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

/** The module as a build with these languages has it. */
async function built(languages: string[]) {
  vi.resetModules();
  vi.stubEnv("GATSBY_MANY_LANGUAGES", languages.length > 1 ? "1" : "");
  const { site } = await import("../../../src/settings/site");
  Object.assign(site, { languages });
  const [{ splitPath, pageLanguage }, { localPath }, { keepLanguage }] = await Promise.all([
    import("../../../src/settings/pageLanguage"),
    import("../../../src/i18n/localPath"),
    import("../../../src/layout/keepLanguage"),
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
