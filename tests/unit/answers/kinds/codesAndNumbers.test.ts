import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codes } from "../../../../src/answers/kinds/codes";
import { postcode } from "../../../../src/answers/kinds/postcode";
import { postcodeIn } from "../../../../src/answers/kinds/postcodeIn";
import { wholeNumber } from "../../../../src/answers/kinds/wholeNumber";
import { broken, judge } from "../../../support/judge";

const members = wholeNumber(1, 15);

describe("wholeNumber from 1 to 15", () => {
  it.each([
    ["1", 1],
    ["15", 15],
    [" 4 ", 4],
    ["04", 4],
    ["", broken("required")],
    [" ", broken("required")],
    ["0", broken("tooFew")],
    ["-3", broken("tooFew")],
    ["16", broken("tooMany")],
    ["999999999", broken("tooMany")],
    ["vier", broken("number")],
    ["4,5", broken("number")],
    ["4.0", broken("number")],
    ["1e1", broken("number")],
    ["0x4", broken("number")],
    ["٤", 4],
    ["4 5", broken("number")],
    ["1".repeat(20), broken("number")],
  ])("%j becomes %j", (typed, expected) => {
    expect(judge(members, typed)).toEqual(expected);
  });

  it("takes every number within its bounds and none outside", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), number => {
        const rule = number < 1 ? broken("tooFew") : number > 15 ? broken("tooMany") : number;
        expect(judge(members, String(number))).toEqual(rule);
      }),
    );
  });
});

describe("postcode", () => {
  it.each([
    ["9000", "9000"],
    [" 9000 ", "9000"],
    ["B-9000", "9000"],
    ["BE 9000", "9000"],
    ["be-9000", "9000"],
    ["9000 Gent", "9000"],
    ["3798 's-Gravenvoeren", "3798"],
    ["3798 ’s-Gravenvoeren", "3798"],
    ["9000, Gent", "9000"],
    ["9000-Gent", "9000"],
    ["B 9000", "9000"],
    ["b.9000", "9000"],
    ["9000\u00A0Gent", "9000"],
    ["9000 12", broken("postcode")],
    ["9000 Gent 1", broken("postcode")],
    ["Gent 9000 Gent", broken("postcode")],
    ["\u200E9000", "9000"],
    ["1000", "1000"],
    ["9999", "9999"],
    ["", broken("required")],
    ["0999", broken("postcode")],
    ["900", broken("postcode")],
    ["90000", broken("postcode")],
    ["Gent", broken("postcode")],
    ["NL-1012 AB", broken("postcode")],
    ["2300 AA", broken("postcode")],
    ["2300AA", broken("postcode")],
    ["2300 aa Leiden", broken("postcode")],
    ["3665 As", "3665"],
    ["4190 MY", "4190"],
    ["8420 De Haan", "8420"],
    ["9100 St Niklaas", "9100"],
  ])("%j becomes %j", (typed, expected) => {
    expect(judge(postcode, typed)).toEqual(expected);
  });

  it("is found in every way of writing it", () => {
    const prefix = fc.constantFrom("", "B-", "B ", "BE-", "be ", " ");
    const suffix = fc.constantFrom("", " Gent", " Sint-Niklaas", " ");
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), prefix, suffix, (code, before, after) => {
        expect(postcodeIn(before + code + after)).toBe(String(code));
      }),
    );
  });

  it("is four digits or nothing, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."B 9012-x") })),
        typed => {
          expect(postcodeIn(typed) ?? "1000").toMatch(/^[1-9]\d{3}$/);
        },
      ),
    );
  });
});

describe("codes", () => {
  const pets = codes(["hond", "paarden", "drone"] as const);
  it.each([
    [undefined, []],
    ["hond", ["hond"]],
    [
      ["drone", "hond"],
      ["hond", "drone"],
    ],
    [["hond", "hond"], ["hond"]],
    ["kat", broken("choice")],
    [["hond", "kat"], broken("choice")],
    [{ hond: "on" }, broken("choice")],
  ])("%j becomes %j", (ticked, expected) => {
    expect(judge(pets, ticked)).toEqual(expected);
  });
});
