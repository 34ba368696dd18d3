// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

/** What a visitor reads, on a page of this language in a build with two. */
async function on(language: string) {
  vi.resetModules();
  vi.stubEnv("GATSBY_MANY_LANGUAGES", "1");
  const { site } = await import("../../../src/settings/site");
  Object.assign(site, { languages: ["nl-BE", "fr-BE"] });
  window.history.replaceState(null, "", language === "nl-BE" ? "/" : `/${language}/makelaar/`);
  const { readableDate } = await import("../../../src/language/readableDate");
  const { readableList } = await import("../../../src/language/readableList");
  const { setKitLanguage } = await import("../../../src/layout/setKitLanguage");
  const { readableSize } = await import("../../../src/ui/readableSize");
  const { searchSentence } = await import("../../../src/choosing/searchSentence");
  setKitLanguage(language);
  const count = searchSentence((_, values) => String(values?.count), {
    state: "found",
    by: "name",
    name: "x",
    brokers: [],
    total: 12345,
    exact: true,
    rest: false,
  });
  return {
    date: readableDate("2027-01-01"),
    list: readableList(["A", "B", "C"]),
    size: readableSize(1.5 * 1024 * 1024),
    count: count.split(" ")[0],
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
  window.history.replaceState(null, "", "/");
});

describe("dates, lists and numbers follow the language of the page", () => {
  it("in Dutch", async () => {
    expect(await on("nl-BE")).toEqual({
      date: "1 januari 2027",
      list: "A, B, C",
      size: "1,5\u00a0MB",
      count: "12.345",
    });
  });

  it("in French", async () => {
    expect(await on("fr-BE")).toEqual({
      date: "1 janvier 2027",
      list: "A, B et C",
      size: "1,5\u00a0Mo",
      count: "12\u202f345",
    });
  });
});
