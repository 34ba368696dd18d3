import fc from "fast-check";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { enterpriseNumber } from "../../../../src/answers/kinds/enterpriseNumber";

const oracle = (number: string) => stdnum.BE?.vat?.validate(number).isValid;
const withCheck = (eight: number) =>
  `${String(eight).padStart(8, "0")}${String(97 - (eight % 97)).padStart(2, "0")}`;
const dotted = (number: string) => number.replace(/^(.{4})(...)/, "$1.$2.");

describe("enterpriseNumber", () => {
  it("agrees with an independent check on any ten digits that start with 0 or 1", () => {
    const digits = fc.integer({ min: 0, max: 1_999_999_999 }).map(n => String(n).padStart(10, "0"));
    const valid = fc.integer({ min: 0, max: 19_999_999 }).map(withCheck);
    fc.assert(
      fc.property(fc.oneof(digits, valid), number => {
        expect(enterpriseNumber(number) !== null).toBe(oracle(number));
      }),
      { numRuns: 5000 },
    );
  });

  it("gives one form for every way of writing a number, also the old one of nine digits", () => {
    const before = fc.constantFrom("", "BE", "be ", "BE-", "BE: ", " BE.");
    const between = fc.constantFrom("", ".", " ", "-", " . ");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19_999_999 }), before, between, (eight, be, sign) => {
        const number = withCheck(eight);
        const parts = dotted(number).split(".");
        expect(enterpriseNumber(be + parts.join(sign))).toBe(dotted(number));
        if (number.startsWith("0"))
          expect(enterpriseNumber(be + parts.join(sign).slice(1))).toBe(dotted(number));
        expect(enterpriseNumber(dotted(number))).toBe(dotted(number));
      }),
      { numRuns: 1000 },
    );
  });

  it("notices every single wrong digit, and two neighbours that changed places", () => {
    const where = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 19_999_999 }),
        where,
        fc.integer({ min: 1, max: 9 }),
        (eight, at, more) => {
          const digits = [...withCheck(eight)];
          const changed = digits.with(at, String((Number(digits[at]) + more) % 10));
          expect(enterpriseNumber(changed.join(""))).toBeNull();
          const [left = "", right = ""] = digits.slice(at % 9, (at % 9) + 2);
          const swapped = digits.with(at % 9, right).with((at % 9) + 1, left);
          if (left !== right) expect(enterpriseNumber(swapped.join(""))).toBeNull();
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["0000.000.196", "0000.000.196"],
    ["BE0000000295", "0000.000.295"],
    ["be 0000 000 394", "0000.000.394"],
    ["000.000.493", "0000.000.493"],
    ["0566.988.259", "0566.988.259"],
    ["1999.999.943", "1999.999.943"],
    ["1999.999.944", null],
    ["0000.000.000", null],
    ["00000001960", null],
    // The independent check takes a first digit 2; the register has none.
    [withCheck(20_000_000), null],
    ["NL0000000196", null],
    ["0000/000/196", null],
    ["BE", null],
    ["", null],
  ])("%s gives %s", (written, number) => {
    expect(enterpriseNumber(written)).toBe(number);
  });
});
