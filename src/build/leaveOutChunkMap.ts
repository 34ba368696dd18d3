import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const map = /window\.___chunkMapping="(?:[^"\\]|\\.)*"/;

/**
 * Gatsby 5.16 writes the names of all its chunks into every page, 0.4 kB gzipped, as a text; its loader
 * looks for an object and finds nothing in it. An empty object is what it comes down to. Should Gatsby
 * write the object one day, this leaves it alone.
 */
export async function leaveOutChunkMap(root: string): Promise<void> {
  const folder = path.join(root, "public");
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of all.filter(each => each.isFile() && each.name.endsWith(".html"))) {
    const file = path.join(entry.parentPath, entry.name);
    // Gatsby's own pieces, from which it makes the pages of a next build.
    if (file.startsWith(path.join(folder, "_gatsby"))) continue;
    const html = await readFile(file, "utf8");
    const without = html.replace(map, "window.___chunkMapping={}");
    if (without !== html) await writeFile(file, without);
  }
}
