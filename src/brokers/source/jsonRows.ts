import type { SourceRow } from "./sourceRow";

/** The rows of a JSON list of objects, keyed by column name. Throws when it is anything else. */
export function jsonRows(text: string): SourceRow[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not valid JSON: ${(error as Error).message}. Repair the named place.`);
  }
  if (!Array.isArray(list)) throw new Error("The JSON is not a list. Put the brokers in [ … ].");
  return list.map((entry: unknown, i) => row(`entry ${i + 1}`, entry));
}

function row(at: string, entry: unknown): SourceRow {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry))
    return { at, values: {}, problem: 'is not an object. Write it as { "id": …, "name": … }' };
  const pairs = Object.entries(entry).map(([key, value]) => [key.toLowerCase(), value] as const);
  const nested = pairs.find(([, value]) => typeof value === "object" && value !== null);
  const values = Object.fromEntries(pairs.map(([key, value]) => [key, String(value ?? "")]));
  if (!nested) return { at, values };
  return { at, values, problem: `has a list or object as "${nested[0]}". Write it as one text` };
}
