import * as v from "valibot";
import { columnNames } from "../brokerColumns";
import { brokerRow } from "./brokerRow";
import type { SourceRow } from "./sourceRow";

/** The columns that every source must have. */
export const requiredColumns = columnNames.filter(name => !v.is(brokerRow.entries[name], ""));

/** Required columns that no row has, and unknown ones: the data of a misspelt column would be lost. */
export function checkColumns(rows: readonly SourceRow[]): { missing: string[]; unknown: string[] } {
  const known: readonly string[] = columnNames;
  const found = new Set(rows.flatMap(row => Object.keys(row.values)));
  const missing = rows.length > 0 ? requiredColumns.filter(name => !found.has(name)) : [];
  const unknown = [...found].filter(name => name !== "" && !known.includes(name));
  return {
    missing: missing.map(name => `The column "${name}" is missing. Add it to the header.`),
    unknown: unknown.map(
      name =>
        `The column "${name}" is not known and not used. Remove it, or name it one of: ${known.join(", ")}.`,
    ),
  };
}
