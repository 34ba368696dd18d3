import * as fc from "fast-check";
import { stdnum } from "stdnum";
import { expect, test } from "vitest";
import { enterpriseNumber } from "../../../src/brokers/source/enterpriseNumber";

test("agrees with an independent check on any ten digits that start with 0 or 1", () => {
  const digits = fc.integer({ min: 0, max: 1_999_999_999 }).map(n => String(n).padStart(10, "0"));
  const valid = fc.integer({ min: 0, max: 19_999_999 }).map(n => {
    return `${String(n).padStart(8, "0")}${String(97 - (n % 97)).padStart(2, "0")}`;
  });
  fc.assert(
    fc.property(fc.oneof(digits, valid), number => {
      expect(enterpriseNumber(number) !== null).toBe(stdnum.BE?.vat?.validate(number).isValid);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["0000.000.196", "0000.000.196"],
  ["BE0000000295", "0000.000.295"],
  ["be 0000 000 394", "0000.000.394"],
  ["000.000.493", "0000.000.493"],
  ["0566.988.259", "0566.988.259"],
  ["1999.999.943", "1999.999.943"],
  ["1999.999.944", null],
  ["0000.000.000", null],
  ["00000001960", null],
  ["2000.000.018", null],
  ["", null],
])("%s gives %s", (written, number) => {
  expect(enterpriseNumber(written)).toBe(number);
});
