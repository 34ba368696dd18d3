import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readForms } from "../../../src/language/readForms";

/** What a page of this language writes, with the forms that a build wrote down. */
async function built(language: string) {
  vi.resetModules();
  vi.stubEnv("GATSBY_FORMS", JSON.stringify({ [language]: readForms(language) }));
  vi.doMock("../../../src/language/pageLanguage", () => ({ pageLanguage: () => language }));
  const { readableDate } = await import("../../../src/language/readableDate");
  const { readableList } = await import("../../../src/language/readableList");
  const { readableNumber } = await import("../../../src/language/readableNumber");
  const { joined } = await import("../../../src/language/joined");
  return { readableDate, readableList, readableNumber, joined };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock("../../../src/language/pageLanguage");
});

describe.each(["nl-BE", "fr-BE", "de-BE", "en-GB", "en-US", "it-IT", "sv-SE", "pl-PL"])(
  "in %s a page writes as Intl does",
  language => {
    it("numbers", async () => {
      const { readableNumber } = await built(language);
      fc.assert(
        fc.property(fc.nat(100_000_000), fc.nat(9), (whole, tenths) => {
          expect(readableNumber(whole)).toBe(whole.toLocaleString(language));
          const km = whole + tenths / 10;
          const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
          expect(readableNumber(km, 1)).toBe(km.toLocaleString(language, oneDecimal));
        }),
      );
    });

    it("dates", async () => {
      const { readableDate } = await built(language);
      const day = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
      const dates = fc.date({
        min: new Date("1900-01-01"),
        max: new Date("2100-12-31"),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(dates, date => {
          const iso = date.toISOString().slice(0, 10);
          expect(readableDate(iso)).toBe(date.toLocaleDateString(language, day));
        }),
      );
    });

    it("lists, also in a sentence", async () => {
      const { readableList, joined } = await built(language);
      const outside = new Intl.ListFormat(language, { type: "unit", style: "short" });
      const inside = new Intl.ListFormat(language);
      fc.assert(
        fc.property(fc.array(fc.string(), { maxLength: 6 }), labels => {
          expect(readableList(labels, language)).toBe(outside.format(labels));
          expect(joined(labels, readForms(language).sentence)).toBe(inside.format(labels));
        }),
      );
    });
  },
);
