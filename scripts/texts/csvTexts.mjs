import { placeholders } from "../../src/i18n/placeholders.mjs";
import { readSheet } from "../../src/sheets/readSheet.mjs";

/** @typedef {import("./textFiles.mjs").Texts} Texts */
/** @typedef {{ text: string, where: string }} Row */

/**
 * Applies the texts of a CSV (columns key and text, in any order). A key without a row keeps its text and is listed
 * in `missing`; nothing may be written when there are faults.
 * @param {string} csv @param {Texts} texts
 * @returns {{ texts: Texts, missing: string[], faults: string[] }}
 */
export function csvTexts(csv, texts) {
  const { rows, faults } = readRows(csv);
  /** @type {string[]} */
  const missing = [];
  const laid = [...texts].map(([screen, before]) => {
    const after = { ...before };
    for (const [key, old] of Object.entries(before)) {
      const row = rows.get(key);
      rows.delete(key);
      if (!row) missing.push(`${key} (${screen})`);
      else faults.push(...faultsOf(row, old));
      after[key] = row?.text ?? old;
    }
    return /** @type {const} */ ([screen, after]);
  });
  if (missing.length === [...texts.values()].flatMap(Object.keys).length && rows.size === 0) {
    faults.push("The file holds no texts.");
  }
  for (const { where } of rows.values()) {
    faults.push(`${where}: no screen has this key. Repair it, or take the row out.`);
  }
  return { texts: new Map(laid), missing, faults };
}

/** @param {string} csv @returns {{ rows: Map<string, Row>, faults: string[] }} */
function readRows(csv) {
  const { heading, rows: lines, broken } = readSheet(csv);
  const [key, text] = [heading.indexOf("key"), heading.indexOf("text")];
  const rows = new Map();
  if (key < 0 || text < 0) {
    return { rows, faults: ['The first row must name the columns "key" and "text".'] };
  }
  const faults = broken ? [`Row ${broken.row}: a quotation mark is not closed. Close it.`] : [];
  for (const { row, cells } of lines) {
    const name = (cells[key] ?? "").trim();
    const where = `Row ${row}, "${name}"`;
    if (rows.has(name)) faults.push(`${where}: this key stands twice. Keep one row.`);
    if (cells.length > heading.length)
      faults.push(
        `${where}: there is a cell too many. Put quotes around a text that holds the separator.`,
      );
    rows.set(name, { text: cells[text] ?? "", where });
  }
  return { rows, faults };
}

/** @param {Row} row @param {string} old @returns {string[]} */
function faultsOf({ text, where }, old) {
  if (text.trim() === "") return [`${where}: the text is empty. Fill it in.`];
  if (text.includes("\uFFFD")) return [`${where}: the file is not UTF-8. Save it as "CSV UTF-8".`];
  const wanted = placeholders(old);
  const broken = /\{\{|\}\}/.test(text.replace(/\{\{[^{}]+\}\}/g, ""));
  if (!broken && wanted.join() === placeholders(text).join()) return [];
  const list = wanted.map(name => `{{${name}}}`).join(", ") || "no {{values}}";
  return [`${where}: the text must hold ${list}, exactly so.`];
}
