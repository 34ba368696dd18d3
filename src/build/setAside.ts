import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { aside } from "../../scripts/aside.mjs";

/** Fragments of pages that Gatsby keeps in public/ and puts into pages that it does not render again. */
const fragments = "_gatsby";
const unread = /\.map$|^(?:webpack\.stats|chunk-map)\.json$/;
/** Of Workbox only what the worker imports: no other builds of it, and nothing for pages. */
const unused = /^workbox-[^/]+\/(?:.*\.dev\.|workbox-window\.)/;

/** Takes out of public/ what no visitor needs. */
export async function setAside(root: string): Promise<void> {
  const folder = path.join(root, "public");
  await rm(aside(root), { recursive: true, force: true });
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    const web = name.replaceAll(path.sep, "/");
    if (unused.test(web)) await rm(file);
    else if (unread.test(web) || web === fragments) await move(file, aside(root, name));
  }
}

/** Puts the fragments back where Gatsby expects them. Before each build. */
export async function putFragmentsBack(root: string): Promise<void> {
  const kept = aside(root, fragments);
  await cp(kept, path.join(root, "public", fragments), { recursive: true }).catch(error => {
    if (error.code !== "ENOENT") throw error;
  });
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}
