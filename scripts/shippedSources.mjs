import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Which files a script was made of, by its source map: paths such as `src/flow/rules.ts` and
 * `node_modules/idb/build/index.js`.
 * @param {string} script a .js file with its map beside it; one without a map holds no code of its own
 * @returns {string[]}
 */
export function shippedSources(script) {
  const map = `${script}.map`;
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
