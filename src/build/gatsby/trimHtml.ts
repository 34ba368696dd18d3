import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { firstFiles } from "../firstFiles";
import { expectMatches } from "./expectMatches";
import { oneFactsScript, pageOf } from "./oneFactsScript";

/** Previews of shared links; nobody shares a page with noindex. */
const shared = /<meta property="og:[^>]*>/g;
const unlisted = /<meta name="robots" content="noindex"/;

/** Base.css says so, and a policy would have to name a style in an attribute. */
const focusStyle = /(?<=<div) style="outline:none"(?= tabindex="-1" id="gatsby-focus-wrapper")/;

const none = { scripts: [], data: [] };

/** Shortens all pages, before the HTML is hashed. */
export async function trimHtml(root: string): Promise<void> {
  const folder = path.join(root, "public");
  const filesOf = await firstFiles(root);
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of all.filter(each => each.isFile() && each.name.endsWith(".html"))) {
    const file = path.join(entry.parentPath, entry.name);
    // Gatsby's fragments, reused by the next build.
    if (file.startsWith(path.join(folder, "_gatsby"))) continue;
    const html = await readFile(file, "utf8");
    const page = pageOf(html);
    const files = page === undefined ? none : await filesOf(page);
    const { text, found } = oneFactsScript(html, files);
    expectMatches("one-facts-script", found, `facts for Gatsby's loader in ${file}`);
    const less = text.replace(focusStyle, "").replace(shared, unlisted.test(html) ? "" : "$&");
    if (less !== html) await writeFile(file, less);
  }
}
