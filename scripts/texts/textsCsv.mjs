import Papa from "papaparse";

/** @typedef {import("./textFiles.mjs").Texts} Texts */

/** With a byte order mark and semicolons: what a Belgian spreadsheet opens without asking. Rows end
 * with the line feed that the text files use. @param {Texts} texts @returns {string} */
export function textsCsv(texts) {
  const rows = [...texts].flatMap(([screen, of]) =>
    Object.entries(of).map(([key, text]) => ({ key, screen, text })),
  );
  const csv = Papa.unparse(rows, {
    columns: ["key", "screen", "text"],
    delimiter: ";",
    newline: "\n",
  });
  return `\uFEFF${csv}\n`;
}
