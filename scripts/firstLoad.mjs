import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { aside } from "./aside.mjs";
import { pageScripts } from "./builtScripts.mjs";

/**
 * What a page loads before anyone touches it, in bytes with gzip 9: its HTML, and the scripts that the HTML names,
 * those of all pages and its own.
 * @typedef {{ page: string, html: number, shared: number, own: number, scripts: number }} FirstLoad
 */

/** @param {string} file */
export const gzipped = file => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts of all pages. @param {string} folder public/ @returns {string[]} */
export function sharedScripts(folder) {
  const { namedChunkGroups } = readJson(aside(path.dirname(folder), "webpack.stats.json"));
  /** @type {{ name: string }[]} */
  const assets = namedChunkGroups.app.assets;
  return assets.map(({ name }) => name).filter(name => name.endsWith(".js"));
}

/** The first load of every page, by path. @param {string} folder public/ @returns {FirstLoad[]} */
export function firstLoad(folder) {
  const common = sharedScripts(folder);
  /** @param {string[]} names */
  const weight = names => names.reduce((sum, name) => sum + gzipped(path.join(folder, name)), 0);
  return readdirSync(path.join(folder, "page-data"), { recursive: true })
    .map(String)
    .filter(file => path.basename(file) === "page-data.json")
    .map(file => readJson(path.join(folder, "page-data", file)))
    .filter(({ path: page }) => !page.endsWith(".html"))
    .map(({ path: page }) => {
      const html = path.join(folder, page, "index.html");
      const names = pageScripts(html);
      const shared = weight(names.filter(name => common.includes(name)));
      const own = weight(names.filter(name => !common.includes(name)));
      return { page, html: gzipped(html), shared, own, scripts: shared + own };
    })
    .sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
