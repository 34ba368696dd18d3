import fc from "fast-check";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { holdsRegisterNumber } from "../../../../src/answers/kinds/holdsRegisterNumber";

const pad = (number: number, length: number) => String(number).padStart(length, "0");

/** Numbers that follow the decree's own arithmetic; nobody's on purpose, perhaps somebody's by chance. */
const numbers = fc
  .record({
    year: fc.integer({ min: 1900, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    raised: fc.constantFrom(0, 20, 40),
    day: fc.integer({ min: 1, max: 28 }),
    counter: fc.integer({ min: 1, max: 998 }),
  })
  .map(({ year, month, raised, day, counter }) => {
    const parts = [pad(year % 100, 2), pad(month + raised, 2), pad(day, 2), pad(counter, 3)];
    const nine = parts.join("");
    const check = 97 - (Number(year < 2000 ? nine : `2${nine}`) % 97);
    return [...parts, pad(check, 2)] as const;
  });

const write = fc.constantFrom<(parts: readonly string[]) => string>(
  parts => parts.join(""),
  parts => parts.join(" "),
  ([y, m, d, n, c]) => `${y}.${m}.${d}-${n}.${c}`,
  ([y, m, d, n, c]) => `${y}${m}${d}-${n}-${c}`,
  ([y, m, d, n, c]) => `${y}/${m}/${d} - ${n} ${c}`,
  ([y, m, d, n, c]) => `${y}${m}${d} ${n}${c}`,
  ([y, m, d, n, c]) => `${y}.${m}.${d}\u2011${n}.${c}`,
);
const around = fc.constantFrom("", "Mijn nummer is ", "insz:", "(", "RRN ", "bel 0470 12 34 56, ");
const after = fc.constantFrom("", ".", " van mijn man", ")", "\nDank u");

describe("holdsRegisterNumber", () => {
  it("recognises each number that carries its check digits, however it is written", () => {
    fc.assert(
      fc.property(numbers, write, around, after, (parts, how, before, behind) => {
        expect(holdsRegisterNumber(before + how(parts) + behind)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("recognises whatever an independent check takes for one", () => {
    const eleven = fc.tuple(numbers, fc.integer({ min: 1, max: 97 })).map(([parts, check]) => {
      return [...parts.slice(0, 4), pad(check, 2)].join("");
    });
    fc.assert(
      fc.property(eleven, number => {
        if (stdnum.BE?.nn?.validate(number).isValid) expect(holdsRegisterNumber(number)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it("is not alarmed by one wrong digit", () => {
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (p, at, more) => {
          const digits = [...p.join("")];
          const wrong = digits.with(at, String((Number(digits[at]) + more) % 10)).join("");
          // The same digits may count for the other century; the decree's check is no stronger.
          const nine = wrong.slice(0, 9);
          const both = [nine, `2${nine}`].map(text => 97 - (Number(text) % 97));
          fc.pre(!both.includes(Number(wrong.slice(9))));
          expect(holdsRegisterNumber(wrong)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("is not alarmed by a day that no calendar has, however right its check digits", () => {
    const month = fc.oneof(
      fc.integer({ min: 13, max: 19 }),
      fc.integer({ min: 33, max: 39 }),
      fc.integer({ min: 53, max: 99 }),
    );
    const numbered = (month: number, day: number, counter: number) => {
      const nine = `85${pad(month, 2)}${pad(day, 2)}${pad(counter, 3)}`;
      return `${nine}${pad(97 - (Number(nine) % 97), 2)}`;
    };
    const counter = fc.integer({ min: 1, max: 998 });
    fc.assert(
      fc.property(month, fc.integer({ min: 32, max: 99 }), counter, (odd, late, count) => {
        expect(holdsRegisterNumber(numbered(odd, 1, count))).toBe(false);
        expect(holdsRegisterNumber(numbered(1, late, count))).toBe(false);
        expect(holdsRegisterNumber(numbered((odd % 12) + 1, late % 32, count))).toBe(true);
      }),
    );
  });

  it.each([
    "",
    "0470 12 34 56",
    "+32 470 12 34 56",
    "0032470123456",
    "0000.000.196",
    "BE68 5390 0754 7034",
    "Polis 85.07.30",
    "op 1/1/2027 om 10.30 uur",
    "12345678901234567890",
    "31.12.2026 tot 31.12.2027",
  ])("says nothing of %j", text => {
    expect(holdsRegisterNumber(text)).toBe(false);
  });
});
