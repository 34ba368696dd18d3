import * as v from "valibot";

/**
 * E.164 of what a person typed, or null when it cannot be a number. Belgian numbers may be written
 * nationally (0470 12 34 56, 02/123.45.67), others with + or 00. Lenient on purpose: a refused real
 * person costs more than an odd number let through.
 */
export function toE164(value: string): string | null {
  const compact = value
    .replace(/\(0\)/g, "")
    .replace(/[\s./()\-–]/g, "")
    .replace(/^00/, "+");
  const belgian = compact.replace(/^\+320?/, "0");
  // 045 to 049 are mobile: such a number with a digit too few is a slip, no fixed line.
  if (/^0(?:[1-35-9]\d|4[0-4])\d{6}$/.test(belgian) || /^04[5-9]\d{7}$/.test(belgian))
    return `+32${belgian.slice(1)}`;
  const foreign = /^\+(?!32|0)\d{7,15}$/.test(compact);
  return foreign ? compact : null;
}

export const phone = v.pipe(
  v.string("required"),
  v.trim(),
  v.nonEmpty("required"),
  v.check(value => toE164(value) !== null, "phone"),
  v.transform(value => toE164(value) ?? value),
);
