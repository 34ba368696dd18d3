import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../settings/config";
import { readConfig } from "../settings/readConfig";

/** config.json as built, else its source, else an empty one. */
function configText(folder: string): string {
  for (const place of ["public", "static"]) {
    try {
      return readFileSync(join(folder, place, "config.json"), "utf8");
    } catch {
      // Not there: try the next one.
    }
  }
  return "{}";
}

/** config.json as pages read it; missing or broken sections have their defaults. Read anew each time: a host may
 * change it. */
export function siteConfig(folder = process.cwd()): Config {
  try {
    return readConfig(JSON.parse(configText(folder)));
  } catch {
    // The build reports this mistake.
    return readConfig({});
  }
}
