import { terminalLine } from "./terminalText.mjs";

/** The widest that a column becomes. */
const widest = 32;

/** @param {string} text @param {number} width */
function cell(text, width) {
  const letters = [...terminalLine(text)];
  const shown = letters.length > width ? [...letters.slice(0, width - 1), "…"] : letters;
  return shown.join("") + " ".repeat(width - shown.length);
}

/** Widens the widths so that this line fits. @param {number[]} widths @param {string[]} line */
export function widen(widths, line) {
  line.forEach((text, column) => {
    widths[column] = Math.min(widest, Math.max(widths[column] ?? 0, [...text].length));
  });
}

/** A line of a table. @param {number[]} widths @param {string[]} line */
export const tableLine = (widths, line) =>
  `${line
    .map((text, column) => cell(text, widths[column] ?? 0))
    .join("  ")
    .trimEnd()}\n`;

/** A whole table. @param {string[][]} lines */
export function table(lines) {
  /** @type {number[]} */
  const widths = [];
  for (const line of lines) widen(widths, line);
  return lines.map(line => tableLine(widths, line)).join("");
}
