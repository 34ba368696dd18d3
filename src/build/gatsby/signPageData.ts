import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expectMatches } from "./expectMatches";

/**
 * Writes the build's hash into each page-data.json. Gatsby takes it from app-data.json, fetched in parallel:
 * during a deploy the two can come from different builds unnoticed. Read by the repair `build-of-page-data`.
 */
export async function signPageData(root: string): Promise<void> {
  const folder = path.join(root, "public/page-data");
  const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));
  const { webpackCompilationHash } = await read(path.join(folder, "app-data.json"));
  expectMatches(
    "sign-page-data",
    typeof webpackCompilationHash === "string" ? 1 : 0,
    "webpackCompilationHash in app-data.json",
  );
  const all = await readdir(folder, { recursive: true });
  for (const name of all.filter(each => path.basename(each) === "page-data.json")) {
    const file = path.join(folder, name);
    await writeFile(file, JSON.stringify({ ...(await read(file)), webpackCompilationHash }));
  }
}
