import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readConfig } from "../settings/readConfig";

/**
 * The non-default sections of static/config.json, as JSON: what pages use until they have read the host's
 * own. `{}` when unreadable; checkSite reports why.
 */
export function ownConfig(root: string): string {
  try {
    const text = readFileSync(path.join(root, "static/config.json"), "utf8");
    const defaults = new Map<string, unknown>(Object.entries(readConfig({})));
    const sections = Object.entries(readConfig(JSON.parse(text)));
    return JSON.stringify(
      Object.fromEntries(
        sections.filter(([name, section]) => !isDeepStrictEqual(section, defaults.get(name))),
      ),
    );
  } catch {
    return "{}";
  }
}
