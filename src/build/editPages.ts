import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Changes the HTML of every page of the build; `file` is for messages. */
export async function editPages(
  root: string,
  edit: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  const folder = path.join(root, "public");
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of all.filter(each => each.isFile() && each.name.endsWith(".html"))) {
    const file = path.join(entry.parentPath, entry.name);
    // Gatsby's fragments, reused by the next build.
    if (file.startsWith(path.join(folder, "_gatsby"))) continue;
    const html = await readFile(file, "utf8");
    const edited = await edit(html, file);
    if (edited !== html) await writeFile(file, edited);
  }
}
