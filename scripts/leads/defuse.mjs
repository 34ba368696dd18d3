// Characters that start a formula, with their full-width forms.
const formula = "=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF1D\\uFF0B\\uFF0D\\uFF20";
/** Starts of cells, for any separator; spreadsheets may strip quotes and spaces. */
const begins = new RegExp(`(^|[;,|\\t\\r\\n])([\\s"']*)(?=[${formula}]|[\\t\\r])`, "gu");

/** Numbers as people write them, and exponents (`12e5`). */
const number = /^[\d\s.,/()+-]*\d[\d\s.,/()+-]*$|^\d+e\d+$/i;
/** Numbers and dates that a spreadsheet does not change. */
const harmless = /^(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d)$/;

/**
 * Makes a spreadsheet show a text as it is: puts an apostrophe before a formula, at the start and after each
 * separator or line break, and before a number that it would change (`0470 12 34 56`, `0000.000.196`).
 * @param {string} text @returns {string}
 */
export function defuse(text) {
  const plain = text.normalize("NFKC").trim();
  if (number.test(plain) && !harmless.test(plain)) return `'${text}`;
  return text.replace(begins, "$1'$2");
}
