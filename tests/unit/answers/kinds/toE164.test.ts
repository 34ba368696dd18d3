import fc from "fast-check";
import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import mobiles from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { toE164 } from "../../../../src/answers/kinds/toE164";

/** The oracle: a whole text, not a number found somewhere in it. */
const known = (text: string) => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "BE", extract: false });
  return number?.isValid() ? number : undefined;
};
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: count, maxLength: count });
const separator = fc.constantFrom("", " ", ".", "-", "/", "\u00A0", "\u202F", "–", "\u2011");
/** A day, as far as its writing goes: those are refused on purpose. */
const dayForm = /^(?:\d{1,2}([-/. ])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d([-/. ])\d{1,2}\2\d{1,2})$/;
/** Also with spaces that do not break. */
const isDay = (typed: string) => dayForm.test(typed.normalize("NFKC").trim());

/** Puts the same sign between groups of digits, as people do. */
const grouped = (number: string, sizes: readonly number[], sign: string) => {
  const groups: string[] = [];
  for (let at = 0, i = 0; at < number.length; i++) {
    const size = sizes[i % sizes.length] ?? 2;
    groups.push(number.slice(at, at + size));
    at += size;
  }
  return groups.join(sign);
};
const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
const wrapped = fc.constantFrom<(text: string) => string>(
  text => text,
  text => ` ${text} `,
  text => `\u202A${text}\u202C`,
  text => `\u200E${text}`,
);

describe("toE164 against libphonenumber-js/max", () => {
  it("understands every Belgian number that exists, however it is written", () => {
    const prefix = fc.constantFrom("0", "+32", "0032", "+32 ", "+32 (0)", "0032 (0)", "32", "");
    const national = fc.oneof(
      fc
        .tuple(fc.constantFrom("45", "46", "47", "48", "49"), digits(7))
        .map(parts => parts.join("")),
      fc.tuple(fc.constantFrom(..."123456789"), digits(7)).map(parts => parts.join("")),
    );
    let accepted = 0;
    fc.assert(
      fc.property(national, prefix, sizes, separator, wrapped, (number, before, by, sign, wrap) => {
        const exists = known(`0${number}`);
        const typed = before + grouped(number, by, sign);
        if (!exists || isDay(typed)) return;
        accepted += 1;
        expect(toE164(wrap(typed)), typed).toBe(exists.number);
      }),
      // A day between spaces that do not break.
      { numRuns: 5000, examples: [["31121950", "", [2, 2, 4], "\u00A0", text => text]] },
    );
    expect(accepted).toBeGreaterThan(1000);
  });

  it("never refuses a foreign number that it accepts, from any country", () => {
    const country = fc.constantFrom<CountryCode>(...getCountries());
    let accepted = 0;
    fc.assert(
      fc.property(
        country,
        digits(8),
        fc.nat(8),
        sizes,
        separator,
        wrapped,
        fc.constantFrom("+", "00"),
        (code, random, changed, by, sign, wrap, plus) => {
          // Others of the same shape: the last digits of an example are replaced.
          const example = getExampleNumber(code, mobiles);
          if (!example) return;
          const national =
            example.nationalNumber.slice(0, -changed || undefined) + random.slice(0, changed);
          const exists = known(`+${example.countryCallingCode}${national}`);
          if (!exists) return;
          accepted += 1;
          const typed = `${plus}${example.countryCallingCode}${sign}${grouped(national, by, sign)}`;
          // A digit that is only dialled within the country stays (a 0, in some a 1), except our neighbours'.
          if (exists.nationalNumber !== national) expect(toE164(wrap(typed)), typed).not.toBeNull();
          else expect(toE164(wrap(typed)), typed).toBe(exists.number);
        },
      ),
      { numRuns: 10_000, examples: [["MH", "14580000", 8, [1], "", text => text, "+"]] },
    );
    expect(accepted).toBeGreaterThan(3000);
  });

  it("takes (0) for a trunk zero only behind a country code", () => {
    expect(toE164("043000(0)00")).toBe("+3243000000");
    for (const typed of [
      "+32 (0)470 12 34 56",
      "0032(0)470123456",
      "(+32)(0)470 12 34 56",
      "32 (0)470123456",
    ])
      expect(toE164(typed), typed).toBe("+32470123456");
    expect(toE164("(0)470 12 34 56")).toBe("+32470123456");
  });

  it("never refuses what it accepts among texts of digits and signs", () => {
    const near = fc.string({ unit: fc.constantFrom(..."0123456789+()/.- "), maxLength: 20 });
    const start = fc.constantFrom(
      "",
      "0",
      "04",
      "+",
      "00",
      "+32",
      "+31",
      "+49",
      "+33",
      "+44",
      "+352",
    );
    let accepted = 0;
    fc.assert(
      fc.property(start, near, (begin, rest) => {
        const typed = begin + rest;
        if (!known(typed) || isDay(typed)) return;
        accepted += 1;
        expect(toE164(typed), typed).not.toBeNull();
      }),
      { numRuns: 20_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it("writes numbers of neighbours as it does, also with their inner zero", () => {
    const code = fc.constantFrom("31", "33", "44", "49", "352");
    const zero = fc.constantFrom("", "0", "(0)", " (0)");
    let accepted = 0;
    fc.assert(
      fc.property(
        code,
        zero,
        fc.integer({ min: 8, max: 10 }).chain(digits),
        (country, inner, rest) => {
          const exists = known(`+${country}${rest}`);
          if (!exists || rest.startsWith("0") || country === "352") return;
          accepted += 1;
          expect(toE164(`+${country}${inner}${rest}`)).toBe(exists.number);
        },
      ),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(300);
  });

  it("gives a number in one form, which it gives again, or nothing", () => {
    let given = 0;
    const start = fc.constantFrom("", "0", "+", "00", "+32 ");
    const rest = fc.string({ unit: fc.constantFrom(..."012345678901234567890+()/.- x") });
    fc.assert(
      fc.property(start, rest, (begin, end) => {
        const number = toE164(begin + end);
        if (number === null) return;
        given += 1;
        expect(number).toMatch(/^\+[1-9]\d{5,14}$/);
        expect(toE164(number)).toBe(number);
      }),
      // More zeros than one were left in, and taken for those of another number.
      {
        numRuns: 2000,
        examples: [
          ["+", "3300000"],
          ["+", "3300123456789"],
        ],
      },
    );
    expect(given).toBeGreaterThan(100);
  });
});
