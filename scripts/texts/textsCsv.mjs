import Papa from "papaparse";

/** @typedef {import("./textFiles.mjs").Texts} Texts */

/** With byte order mark and semicolons, for Belgian spreadsheets; rows end with a line feed, as the text files do.
 * @param {Texts} texts @returns {string} */
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
