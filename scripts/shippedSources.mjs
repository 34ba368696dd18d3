import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { aside } from "./aside.mjs";

/**
 * The source files of a script by its source map, such as `src/flow/rules.ts` and
 * `node_modules/idb/build/index.js`.
 * @param {string} script a .js file in public/, whose map the build set aside; without a map it holds no code of its own
 * @returns {string[]}
 */
export function shippedSources(script) {
  const folder = path.dirname(script);
  const map = aside(path.dirname(folder), `${path.basename(script)}.map`);
  if (!existsSync(map)) return [];
  /** @type {{ sources: string[] }} */
  const { sources } = JSON.parse(readFileSync(map, "utf8"));
  return sources.flatMap(source => {
    const file = source.replace(/^webpack:\/\/[^/]*\//, "").replace(/\?[^/]*$/, "");
    return /^(\.\/)?(src|node_modules|locales|static)\//.test(file)
      ? [path.posix.normalize(file)]
      : [];
  });
}
