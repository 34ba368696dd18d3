import * as v from "valibot";
import { strictConfigSchema } from "./strictConfigSchema";

/**
 * What is wrong with the text of a config.json, in words an operator can act on; empty when fine.
 * Runs at build; the browser reads the same file more leniently (readConfig).
 */
export function checkConfig(text: string, file = "static/config.json"): string[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return [`${file} is not valid JSON: ${(error as Error).message}. Repair the named place.`];
  }
  // The schema takes a list for an object without keys.
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

/** Line of the last part of a dotted key, counted from 1; 0 when it stands nowhere. */
function lineOf(text: string, key: string): number {
  const name = key.split(".").pop() ?? key;
  const index = text.indexOf(`"${name}"`);
  return index < 0 ? 0 : text.slice(0, index).split("\n").length;
}
