import { readSheet } from "../../sheets/readSheet.mjs";
import type { SourceRow } from "./sourceRow";

/** Bounds the work: each row is compared with all columns. */
const mostColumns = 200;

/** The rows of a CSV with a heading. Throws on an open quote, which would swallow all rows after it. */
export function csvRows(text: string): SourceRow[] {
  const { heading, rows, broken } = readSheet(text);
  if (broken)
    throw new Error(
      `line ${broken.line}: ${broken.message}. Close the quotes there, and write a quote inside a value twice.`,
    );
  if (heading.length === 0)
    throw new Error("The file is empty. Give it a header line and a line per broker.");
  if (heading.length > mostColumns)
    throw new Error(
      `The header names ${heading.length} columns. Leave out those that are not needed.`,
    );
  const twice = heading.find((name, i) => name !== "" && heading.indexOf(name) < i);
  if (twice) throw new Error(`The header names the column "${twice}" twice. Keep one of them.`);
  return rows.map(({ cells, line }) => {
    const at = `line ${line}`;
    const values = Object.fromEntries(heading.map((name, i) => [name, cells[i] ?? ""]));
    if (cells.length === heading.length) return { at, values };
    const problem = `has ${cells.length} values, the header has ${heading.length}. Put quotes around a value that holds the separator or a line break`;
    return { at, values, problem };
  });
}
