import { composed } from "../../writing/composed";
import { latinDigits } from "../../writing/latinDigits";

/** More than any number with its extension (UTF-16 units). */
const mostTyped = 250;
/** Looks like a date, although its digits could be a number. */
const day = /^(?:\d{1,2}([-/. ])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}([-/. ])\d{1,2}\2\d{1,2})$/;
const extension = /[\s,;]{0,9}(?:;ext=|ext(?:ensi[eo]n?)?|toestel|tst|x|#)[\s.:]*\d{1,7}$/i;
const separators = /[\s.,/()[\]~\p{Pd}\u2212\u2053\u223C]/gu;
/** 8 digits, or 9 from 045 to 049 (mobile): a mobile number one digit short is a typo. */
const belgian = /^(?:\+?32)?0?([1-35-9]\d{7}|4[0-4]\d{6}|4[5-9]\d{7})$/;
/** The "(0)" in "+32 (0)470" is dialled within the country only. Not for Italy, where it is part of the number. */
const trunkZero = /^(?!\(?(?:\+|00)\s*39)(\(?(?:\+|00|32).*?)\(0\)/;
/** The same trunk zero without brackets, in neighbouring countries. */
const innerZero = /^(\+(?:31|33|44|49))0+/;
const foreign = /^\+(?!32|0)\d{6,15}$/;

/**
 * E.164 for a typed number, or null when invalid. Belgian numbers may be national (0470 12 34 56,
 * 02/123.45.67), others start with + or 00; an extension is dropped. Lenient on purpose: refusing a real
 * person costs more than an odd number.
 */
export function toE164(value: string): string | null {
  if (value.length > mostTyped) return null;
  // Full-width characters become ASCII; direction marks of copied numbers go.
  const plain = latinDigits(composed(value, "NFKC").replace(/\p{Cf}/gu, ""))
    .trim()
    .replace(/^tel\s*[.:]\s*/i, "");
  if (day.test(plain)) return null;
  const compact = plain
    .replace(extension, "")
    .replace(trunkZero, "$1")
    .replace(separators, "")
    .replace(/^00/, "+")
    .replace(innerZero, "$1");
  const national = belgian.exec(compact)?.[1];
  if (national) return `+32${national}`;
  return foreign.test(compact) ? compact : null;
}
