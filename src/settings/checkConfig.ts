import * as v from "valibot";
import { strictConfigSchema } from "./strictConfigSchema";

/** Problems in a config.json, for operators; empty when fine. Runs at build; browsers use readConfig. */
export function checkConfig(text: string, file = "static/config.json"): string[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return [`${file} is not valid JSON: ${(error as Error).message}. Repair the named place.`];
  }
  // The schema would accept a list as an empty object.
  if (Array.isArray(raw)) return [`${file} must hold an object; {} is enough.`];
  const result = v.safeParse(strictConfigSchema, raw);
  if (result.success) return [];
  return result.issues.map(issue => {
    const key = v.getDotPath(issue) ?? "(whole file)";
    const line = lineOf(text, key);
    const where = line ? `${file}:${line}` : file;
    if (issue.expected === "never")
      return `${where}: "${key}" is not a known key. Remove it or check its spelling.`;
    return `${where}: "${key}" has the value ${issue.received}: ${issue.message}.`;
  });
}

/** Line (from 1) of a dotted key, or of the list that it is an entry of; 0 when not found. */
function lineOf(text: string, key: string): number {
  const parts = key.split(".").slice(-2);
  const part = parts.findLast(name => text.includes(`"${name}"`));
  return part === undefined ? 0 : text.slice(0, text.indexOf(`"${part}"`)).split("\n").length;
}
