/** What follows a number without a line break between. */
const units = [
  ...["km", "m", "kB", "MB", "GB", "uur", "minuten", "seconden"],
  ...[
    "dagen",
    "werkdagen",
    "weken",
    "maanden",
    "jaar",
    "keer",
    "stappen",
    "tekens",
    "cijfers",
    "euro",
  ],
  // The kit's other languages.
  ...["Zeichen", "characters", "caractères", "caratteri"],
];
const measure = new RegExp(`(\\d|\\d\\+|\\}\\}) (?=(?:${units.join("|")})(?![\\p{L}]))`, "gu");
const phone = /(?<!\d)0\d{1,3}(?: \d{2,3}){2,3}(?!\d)/g;

/**
 * The text with no-break spaces between number and unit, after ± and inside phone numbers. A `{{value}}` before a
 * unit is a number.
 * @param {string} text @returns {string}
 */
export const tieUnits = text =>
  text
    .replace(measure, "$1\u00A0")
    .replace(/± /g, "±\u00A0")
    .replace(phone, number => number.replaceAll(" ", "\u00A0"));
