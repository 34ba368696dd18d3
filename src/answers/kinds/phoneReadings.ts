import { latinDigits } from "../../writing/latinDigits";
import { toE164 } from "./toE164";

/** Countries whose people write their mobile numbers without a prefix, as `yourInformation.phone.<code>` names them. */
export type PhoneCountry = "NL" | "FR" | "LU" | "DE" | "GB" | "ES";

/** What a number may mean that is no single Belgian one: the form asks which. */
export type PhoneReadings =
  | { kind: "phoneCountry"; options: { country: PhoneCountry; number: string }[] }
  /** Both as typed; `number` is the first one. */
  | { kind: "phoneTwo"; number: string; other: string };

/** Mobile numbers as people write them at home: the digits without the national 0. */
const mobiles: [PhoneCountry, prefix: string, written: RegExp][] = [
  ["NL", "+31", /^0(6\d{8})$/],
  ["FR", "+33", /^0([67]\d{8})$/],
  ["LU", "+352", /^(6(?:[2679]1|28)\d{6})$/],
  ["DE", "+49", /^0(1[5-7]\d{8,9})$/],
  ["GB", "+44", /^0(7\d{9})$/],
  ["ES", "+34", /^([67]\d{8})$/],
];

/** Between two numbers: a sign, a word, or only a space. */
const between = /\s+(?:of|en|ou|et|or|and)\s+|\s*[/,;&|]\s*|\s+(?:-\s+)?/gi;

/** The readings of a typed number that toE164 refuses; undefined when there are none. */
export function phoneReadings(typed: string): PhoneReadings | undefined {
  const text = typed.trim();
  if (text.length > 80 || toE164(text) !== null) return undefined;
  for (const { 0: gap, index } of text.matchAll(between)) {
    const [number, other] = [text.slice(0, index), text.slice(index + gap.length)];
    if (toE164(number) !== null && toE164(other) !== null)
      return { kind: "phoneTwo", number, other };
  }
  const digits = latinDigits(text).replace(/[\s./()\p{Pd}]/gu, "");
  const options = mobiles.flatMap(([country, prefix, written]) => {
    const national = written.exec(digits)?.[1];
    return national ? { country, number: `${prefix} ${national}` } : [];
  });
  return options.length > 0 ? { kind: "phoneCountry", options } : undefined;
}
