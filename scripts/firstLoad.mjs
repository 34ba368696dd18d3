import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { aside } from "./aside.mjs";
import { pageScripts } from "./builtScripts.mjs";

/**
 * What a page loads before anyone touches it, in bytes with gzip 9: its HTML, the scripts that the HTML
 * names, and those of its own chunk group and of its slices, which Gatsby asks for at once.
 * @typedef {{ page: string, html: number, shared: number, own: number, scripts: number }} FirstLoad
 */

/** @param {string} file */
export const gzipped = file => gzipSync(readFileSync(file), { level: 9 }).length;

/** The first load of every page, by path. @param {string} folder public/ @returns {FirstLoad[]} */
export function firstLoad(folder) {
  const { namedChunkGroups } = readJson(aside(path.dirname(folder), "webpack.stats.json"));
  /** @param {string[]} names */
  const weight = names => names.reduce((sum, name) => sum + gzipped(path.join(folder, name)), 0);
  return readdirSync(path.join(folder, "page-data"), { recursive: true })
    .map(String)
    .filter(file => path.basename(file) === "page-data.json")
    .map(file => readJson(path.join(folder, "page-data", file)))
    .filter(({ path: page }) => !page.endsWith(".html"))
    .map(({ path: page, componentChunkName, slicesMap = {} }) => {
      const html = path.join(folder, page, "index.html");
      const common = pageScripts(html);
      const slices = Object.values(slicesMap).map(
        name => readJson(path.join(folder, "slice-data", `${name}.json`)).componentChunkName,
      );
      /** @type {{ name: string }[]} */
      const assets = [componentChunkName, ...slices].flatMap(name => namedChunkGroups[name].assets);
      const files = new Set(assets.map(({ name }) => name));
      const names = [...files].filter(name => name.endsWith(".js"));
      const shared = weight(common);
      const own = weight(names.filter(name => !common.includes(name)));
      return { page, html: gzipped(html), shared, own, scripts: shared + own };
    })
    .sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
