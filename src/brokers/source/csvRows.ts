import Papa from "papaparse";
import type { SourceRow } from "./sourceRow";

/**
 * The rows of a CSV text with a header line, separated by `,` or `;` (Belgian spreadsheets write
 * `;`). Blank lines are passed over. Throws when a quote is not closed: everything after it would
 * vanish into one value.
 */
export function csvRows(text: string): SourceRow[] {
  // One kind of line break, so that lines can be counted whatever the spreadsheet wrote.
  const csv = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const rows: SourceRow[] = [];
  let header: string[] | undefined;
  let read = 0;
  let line = 1;
  let broken: string | undefined;
  Papa.parse<string[]>(csv, {
    delimiter: separator(csv),
    newline: "\n",
    step({ data, errors, meta }) {
      const at = `line ${line}`;
      line += csv.slice(read, meta.cursor).split("\n").length - 1;
      read = meta.cursor;
      const quote = errors.find(error => error.type === "Quotes");
      if (quote)
        broken ??= `${at}: ${quote.message}. Close the quotes there, and write a quote inside a value twice.`;
      if (data.every(cell => cell.trim() === "")) return;
      if (header) rows.push(row(at, header, data));
      else header = columns(data);
    },
  });
  if (broken) throw new Error(broken);
  if (!header) throw new Error("The file is empty. Give it a header line and a line per broker.");
  return rows;
}

function separator(csv: string): string {
  const first = /.*/.exec(csv.trimStart())?.[0] ?? "";
  return first.split(";").length > first.split(",").length ? ";" : ",";
}

function columns(cells: readonly string[]): string[] {
  const header = cells.map(cell => cell.trim().toLowerCase());
  const twice = header.find((name, i) => name !== "" && header.indexOf(name) < i);
  if (twice) throw new Error(`The header names the column "${twice}" twice. Keep one of them.`);
  return header;
}

function row(at: string, header: readonly string[], cells: readonly string[]): SourceRow {
  const values = Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ""]));
  if (cells.length === header.length) return { at, values };
  const problem = `has ${cells.length} values, the header has ${header.length}. Put quotes around a value that holds the separator or a line break, or add what is missing`;
  return { at, values, problem };
}
