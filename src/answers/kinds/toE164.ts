/** Written like a day: somebody filled in a date, although its digits could be a number. */
const day = /^(?:\d{1,2}([-/. ])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}([-/. ])\d{1,2}\2\d{1,2})$/;
const extension = /[\s,;]*(?:;ext=|ext(?:ensi[eo]n?)?|toestel|tst|x|#)[\s.:]*\d{1,7}$/i;
const separators = /[\s.,/()[\]~\p{Pd}\u2212\u2053\u223C]/gu;
/** 8 digits, or 9 from 045 to 049, which are mobile: such a number with a digit too few is a slip. */
const belgian = /^(?:\+?32)?0?([1-35-9]\d{7}|4[0-4]\d{6}|4[5-9]\d{7})$/;
/** Neighbours' numbers, too, are often written with the zero that is only dialled within. */
const innerZero = /^(\+(?:31|33|44|49))0/;
const foreign = /^\+(?!32|0)\d{6,15}$/;

/**
 * E.164 of what a person typed, or null when it cannot be a number. Belgian numbers may be written
 * nationally (0470 12 34 56, 02/123.45.67), others with + or 00; an extension is left out. Lenient
 * on purpose: a refused real person costs more than an odd number let through.
 */
export function toE164(value: string): string | null {
  const plain = value
    // Full-width and Arabic digits become ours; direction marks of copied numbers go.
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/^\s*(?:tel\s*[.:]\s*)?|\s+$/gi, "");
  if (day.test(plain)) return null;
  const compact = plain
    .replace(extension, "")
    .replace(/^(?!(?:\+|00)\s*39)(.*?)\(0\)/, "$1")
    .replace(separators, "")
    .replace(/^00/, "+")
    .replace(innerZero, "$1");
  const national = belgian.exec(compact)?.[1];
  if (national) return `+32${national}`;
  return foreign.test(compact) ? compact : null;
}
