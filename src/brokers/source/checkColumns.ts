import { brokerRow } from "./brokerRow";
import type { SourceRow } from "./sourceRow";

const required = ["id", "name", "postcode"];

/** Required columns that no row has, and columns that nobody knows: a misspelt one would be lost. */
export function checkColumns(rows: readonly SourceRow[]): { missing: string[]; unknown: string[] } {
  const known = Object.keys(brokerRow.entries);
  const found = new Set(rows.flatMap(row => Object.keys(row.values)));
  const missing = rows.length > 0 ? required.filter(name => !found.has(name)) : [];
  const unknown = [...found].filter(name => name !== "" && !known.includes(name));
  return {
    missing: missing.map(name => `The column "${name}" is missing. Add it to the header.`),
    unknown: unknown.map(
      name =>
        `The column "${name}" is not known and not used. Remove it, or name it one of: ${known.join(", ")}.`,
    ),
  };
}
