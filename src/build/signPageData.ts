import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes into each page-data.json of which build it is. Gatsby takes that from app-data.json, asked for beside
 * it: in the moment of a deploy one comes from one build and one from the other, and nobody notices.
 * `slim/gatsbyLoader.cjs` reads it.
 */
export async function signPageData(root: string): Promise<void> {
  const folder = path.join(root, "public/page-data");
  const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));
  const { webpackCompilationHash } = await read(path.join(folder, "app-data.json"));
  const all = await readdir(folder, { recursive: true });
  for (const name of all.filter(each => path.basename(each) === "page-data.json")) {
    const file = path.join(folder, name);
    await writeFile(file, JSON.stringify({ ...(await read(file)), webpackCompilationHash }));
  }
}
