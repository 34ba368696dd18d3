import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What stands in every page and nobody reads; 0.5 kB gzipped. */
const trimmed: readonly [RegExp, string][] = [
  // The names of all chunks, as a text: Gatsby's loader looks for an object and finds nothing in it
  // (docs/decisions/0036). Should Gatsby write the object one day, it stays.
  [
    /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="(?:[^"\\]|\\.)*";\s*<\/script>\s*/,
    "<script>window.___chunkMapping={}</script>",
  ],
  [/<meta name="generator"[^>]*>|<meta http-equiv="x-ua-compatible"[^>]*>/g, ""],
  [/ id="gatsby-script-loader"/, ""],
  [/ data-href="[^"]*" data-identity="gatsby-global-css"/g, ""],
  [/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, ""],
];

/** For links that are shared; nobody shares a page that search engines are told to leave out. */
const shared = /<meta property="og:[^>]*>/g;
const unlisted = /<meta name="robots" content="noindex"/;

/** Takes that out of the HTML of all pages, before anybody hashes it. */
export async function trimHtml(root: string): Promise<void> {
  const folder = path.join(root, "public");
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of all.filter(each => each.isFile() && each.name.endsWith(".html"))) {
    const file = path.join(entry.parentPath, entry.name);
    // Gatsby's own pieces, from which it makes the pages of a next build.
    if (file.startsWith(path.join(folder, "_gatsby"))) continue;
    const html = await readFile(file, "utf8");
    const whole = unlisted.test(html) ? html.replace(shared, "") : html;
    const less = trimmed.reduce((text, [found, instead]) => text.replace(found, instead), whole);
    if (less !== html) await writeFile(file, less);
  }
}
