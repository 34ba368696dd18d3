import { createInstance, type InitOptions } from "i18next";
import { describe, expect, it } from "vitest";
import { site } from "../../../src/settings/site";
import { siteOptions } from "../../support/dutchTexts";

/** An instance as the i18n plugin makes one for each page, with these texts per language. */
function instance(language: string, texts: Record<string, Record<string, string>>) {
  const made = createInstance();
  const resources = Object.fromEntries(
    Object.entries(texts).map(([name, common]) => [name, { common }]),
  );
  made.init({
    ...siteOptions(),
    resources: resources as InitOptions["resources"],
    lng: language,
    // The plugin puts the site's first language here, whatever the options say.
    fallbackLng: site.language,
    initImmediate: false,
  });
  return made;
}
it("a value goes in as it is, since React escapes", () => {
  const { t } = instance("nl-BE", { "nl-BE": { text: "Dag {{a}}." } });
  const a = `<b>&amp;</b> '"/`;
  expect(t("text", { a })).toBe(`Dag ${a}.`);
});

it("leave i18next its own limits: 1000 replacements, nothing read into values", () => {
  expect(siteOptions().interpolation).toEqual({ escapeValue: false });
});

describe("falling back", () => {
  const texts = {
    "nl-BE": { here: "Hier", only: "Enkel Nederlands" },
    "fr-BE": { here: "Ici" },
    fr: { only: "Seulement en français", near: "Proche" },
    dev: { only: "dev", near: "dev", nowhere: "dev" },
  };

  it("takes the page's language, and what it lacks from the site's first", () => {
    const { t } = instance("fr-BE", texts);
    expect(t("here")).toBe("Ici");
    expect(t("only")).toBe("Enkel Nederlands");
  });

  it("knows no 'dev', and no language without its region", () => {
    for (const language of ["fr-BE", "nl-BE", "en-GB"]) {
      const made = instance(language, texts);
      expect(made.t("near")).toBe("near");
      expect(made.t("nowhere")).toBe("nowhere");
      expect(made.languages).not.toContain("dev");
      expect(made.languages.every(name => name.includes("-"))).toBe(true);
    }
  });

  it("splits no key at a dot or a colon", () => {
    const { t } = instance("nl-BE", { "nl-BE": { "a.b": "punt", "common:c": "dubbelepunt" } });
    expect(t("a.b")).toBe("punt");
    expect(t("common:c")).toBe("dubbelepunt");
  });
});
