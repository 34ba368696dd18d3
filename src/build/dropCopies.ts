import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Removes the compressed copies of an earlier build, before anything lists what is in `public/`. */
export async function dropCopies(root: string): Promise<void> {
  const folder = path.join(root, "public");
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of all.filter(entry => entry.isFile()))
    if (/\.(?:br|gz)$/.test(name)) await rm(path.join(parentPath, name));
}
