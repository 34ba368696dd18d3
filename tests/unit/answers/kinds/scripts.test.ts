import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsRegisterNumber } from "../../../../src/answers/kinds/holdsRegisterNumber";
import { toIsoDate } from "../../../../src/answers/kinds/isoDate";
import { line } from "../../../../src/answers/kinds/line";
import { lines } from "../../../../src/answers/kinds/lines";
import { personName } from "../../../../src/answers/kinds/personName";
import { postcode } from "../../../../src/answers/kinds/postcode";
import { toE164 } from "../../../../src/answers/kinds/toE164";
import { wholeNumber } from "../../../../src/answers/kinds/wholeNumber";
import { wrongDateParts } from "../../../../src/answers/kinds/wrongDateParts";
import { vatDigits } from "../../../../src/brokers/searchByVat";
import { matchPlaces } from "../../../../src/places/findPlace";
import { readPlaces } from "../../../../src/places/readPlaces";
import { latinDigits } from "../../../../src/writing/latinDigits";
import { judge } from "../../../support/judge";

/** The ten digits of each script, as Intl writes them; those of Chinese are words. */
const scripts = Intl.supportedValuesOf("numberingSystem")
  .map(system => {
    const { format } = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    return Array.from({ length: 10 }, (_, digit) => format(digit));
  })
  .filter(digits => digits.every(digit => /^\p{Nd}$/u.test(digit)));
const inScript = fc.constantFrom(...scripts);
const written = (text: string, digits: readonly string[]) =>
  text.replace(/\d/g, digit => digits[Number(digit)] ?? digit);

const places = readPlaces(process.cwd());
const readings: [string, string, (text: string) => unknown][] = [
  ["a number", "12", text => judge(wholeNumber(1, 15), text)],
  ["a postcode", "9000 Gent", text => judge(postcode, text)],
  ["a place", "9050 lede", text => matchPlaces(places, text)],
  ["a phone number", "0470 12 34 56", toE164],
  ["an enterprise number to look for", "0000.000", vatDigits],
  ["a register number", "85.07.30-033.28", holdsRegisterNumber],
  ["a date", "7", day => toIsoDate({ day, month: "3", year: "2027" })],
  ["a month", "03", month => toIsoDate({ day: "1", month, year: "2027" })],
  ["a year", "27", year => toIsoDate({ day: "1", month: "1", year })],
  ["a wrong day", "32", day => wrongDateParts({ day, month: "1", year: "2027" })],
];

describe("digits of any script count", () => {
  it("each of them as what it says", () => {
    expect(scripts.length).toBeGreaterThan(30);
    for (const digits of scripts) expect(latinDigits(digits.join("a"))).toBe("0a1a2a3a4a5a6a7a8a9");
  });

  it.each(readings)("in %s", (_, text, read) => {
    const expected = read(text);
    expect(expected).toBeTruthy();
    fc.assert(
      fc.property(inScript, digits => {
        expect(read(written(text, digits))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

describe("any space of Unicode is a space", () => {
  const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    sign => /[^\S\r\n\uFEFF]/.test(sign),
  );
  it.each<[string, string, (text: string) => unknown]>([
    ["a name", "Van den Berghe", text => judge(personName(80), text)],
    ["a Japanese name", "山田 太郎", text => judge(personName(80), text)],
    ["a line", " Bank en zoon ", text => judge(line(20), text)],
    ["a phone number", "0470 12 34 56", toE164],
    ["a place", "9050 lede", text => matchPlaces(places, text)],
  ])("in %s", (_, text, read) => {
    expect(spaces.length).toBeGreaterThan(20);
    for (const space of spaces)
      expect(read(text.replaceAll(" ", space)), JSON.stringify(space)).toEqual(read(text));
  });

  it("in a message, where what ends a line ends it", () => {
    for (const space of [...spaces, "\x85"]) {
      const between = /[\v\f\x85\u2028\u2029]/.test(space) ? "\n" : " ";
      expect(judge(lines(500), `bel${space}me`)).toBe(`bel${between}me`);
    }
  });

  it("in a postcode", () => {
    for (const space of spaces) expect(judge(postcode, `B${space}9000${space}Gent`)).toBe("9000");
  });
});
