import Papa from "papaparse";

/** A place in a sheet: `row` as spreadsheets count, `line` as editors do.
 * @typedef {{ row: number, line: number }} SheetPlace */
/** @typedef {SheetPlace & { cells: string[] }} SheetRow */

/** The separator that a first line `sep=;` names, else the most frequent one in the heading.
 * @param {string | undefined} told @param {string} csv */
function separatorOf(told, csv) {
  if (told) return told;
  const heading = csv.split("\n").find(line => /\p{L}/u.test(line)) ?? "";
  const count = (/** @type {string} */ mark) => heading.split(mark).length;
  return [",", ";", "\t"].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}

/** Drops empty cells after the last column, as spreadsheets add them.
 * @param {string[]} cells @param {number} from */
function cut(cells, from) {
  const last = cells.findLastIndex(cell => cell.trim() !== "");
  return cells.slice(0, Math.max(last + 1, from));
}

/**
 * Reads a CSV as spreadsheets write it: with byte order mark, a first line `sep=;`, one of three separators, any
 * line ends, blank rows, and rows with too many or too few empty cells. A row has as many cells as the heading, or
 * more when they have content. `broken` is the first misplaced quote; nothing after it can be trusted.
 * @param {string} text
 * @returns {{ heading: string[], rows: SheetRow[], broken?: SheetPlace & { message: string } }}
 */
export function readSheet(text) {
  // One kind of line end, so that lines can be counted.
  const whole = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [first = "", told] = /^"?sep=([^\n"])"?[;,\t]*(?:\n|$)/i.exec(whole) ?? [];
  const csv = whole.slice(first.length);
  /** @type {string[] | undefined} */
  let heading;
  /** @type {SheetRow[]} */
  const rows = [];
  /** @type {ReturnType<typeof readSheet>["broken"]} */
  let broken;
  const next = { row: 1, line: first === "" ? 1 : 2 };
  let read = 0;
  Papa.parse(csv, {
    delimiter: separatorOf(told, csv),
    newline: "\n",
    step({ data, errors, meta }) {
      const at = { ...next };
      next.row += 1;
      next.line += csv.slice(read, meta.cursor).split("\n").length - 1;
      read = meta.cursor;
      const fault = errors.find(({ type }) => type === "Quotes");
      if (fault) broken ??= { ...at, message: fault.message };
      const cells = cut(/** @type {string[]} */ (data), heading?.length ?? 0);
      if (cells.every(cell => cell.trim() === "")) return;
      const missing = Math.max(0, (heading?.length ?? 0) - cells.length);
      if (heading) rows.push({ ...at, cells: [...cells, ...Array(missing).fill("")] });
      else heading = cells.map(cell => cell.trim().toLowerCase());
    },
  });
  return { heading: heading ?? [], rows, ...(broken && { broken }) };
}
