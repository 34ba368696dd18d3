/**
 * A text for a header, a file name or a row: one line without control, format and lone surrogate characters, so
 * that it can neither begin another header nor turn what is shown around; at most `max` UTF-16 units.
 */
export function oneLine(text: string, max = 200): string {
  const line = text
    .slice(0, 10 * max)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .trim();
  return line.length > max ? `${line.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
