import fc from "fast-check";
import parsePhoneNumber from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { optional } from "../../../../src/answers/kinds/optional";
import { phone, toE164 } from "../../../../src/answers/kinds/phone";
import { broken, judge } from "../../../support/judge";

describe("phone", () => {
  it.each([
    ["0470 12 34 56", "+32470123456"],
    ["0470/12.34.56", "+32470123456"],
    ["+32 470 12 34 56", "+32470123456"],
    ["+32 (0)470 12 34 56", "+32470123456"],
    ["+320470123456", "+32470123456"],
    ["0032 470 12 34 56", "+32470123456"],
    [" 0470–12–34–56 ", "+32470123456"],
    ["09 223 45 67", "+3292234567"],
    ["02/123.45.67", "+3221234567"],
    ["+31 6 12345678", "+31612345678"],
    ["0033 1 23 45 67 89", "+33123456789"],
    ["", broken("required")],
    ["   ", broken("required")],
    ["470123456", broken("phone")],
    ["0470 12 34 5", broken("phone")],
    ["0470 12 34 567", broken("phone")],
    ["0470 12 34 5O", broken("phone")],
    ["+32 12", broken("phone")],
    ["+0 470 123 456", broken("phone")],
    ["112", broken("phone")],
    ["bel mij", broken("phone")],
  ])("%j becomes %j", (typed, expected) => {
    expect(judge(phone, typed)).toEqual(expected);
  });

  it("may be left out where it is optional", () => {
    expect(judge(optional(phone), " ")).toBeNull();
    expect(judge(optional(phone), "12")).toEqual(broken("phone"));
  });
});

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: count, maxLength: count });
const mobile = fc
  .tuple(fc.constantFrom("45", "46", "47", "48", "49"), digits(7))
  .map(parts => parts.join(""));
const fixed = fc.tuple(fc.constantFrom(..."123456789"), digits(7)).map(parts => parts.join(""));

/** Ways in which Belgians write the digits after the first zero. */
const writing = fc.constantFrom<(national: string) => string>(
  n => `0${n}`,
  n => `0${n.slice(0, 3)}/${n.slice(3, 5)}.${n.slice(5)}`,
  n => `0${n.slice(0, 1)} ${n.slice(1, 4)} ${n.slice(4)}`,
  n => `+32${n}`,
  n => `+32 ${n.slice(0, 3)} ${n.slice(3)}`,
  n => `+32 (0)${n}`,
  n => `0032-${n}`,
);

describe("toE164", () => {
  it("understands every Belgian number that exists, however it is written", () => {
    fc.assert(
      fc.property(fc.oneof(mobile, fixed), writing, (national, write) => {
        const known = parsePhoneNumber(`0${national}`, "BE");
        fc.pre(known?.isValid() === true);
        expect(toE164(write(national))).toBe(known?.number);
      }),
      { numRuns: 500 },
    );
  });

  it("gives a number in one form, which it gives again, or nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+()/.- x") }), typed => {
        const number = toE164(typed);
        if (number === null) return;
        expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(toE164(number)).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });
});
