/** Characters nobody sees and no name needs: controls, zero-width marks, direction marks, BOM. */
const invisible = /[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** One line as a person meant it: composed (NFC), without invisible characters, single spaces. */
export function tidyText(value: string): string {
  return value
    .normalize("NFC")
    .replace(/[\t\r\n]/g, " ")
    .replace(invisible, "")
    .replace(/ +/g, " ")
    .trim();
}
