import { readFile } from "node:fs/promises";
import path from "node:path";

/** What a page needs to come to life, by names in public/. */
export interface FirstFiles {
  scripts: readonly string[];
  data: readonly string[];
}

interface Part {
  componentChunkName: string;
  staticQueryHashes?: readonly string[];
  slicesMap?: Readonly<Record<string, string>>;
}

interface Stats {
  namedChunkGroups: Readonly<Record<string, { assets: readonly { name: string }[] }>>;
}

/** Returns what tells, by a page's path, the files that Gatsby would ask for one after another. */
export async function firstFiles(root: string) {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(root, "public", name), "utf8"));
  const { namedChunkGroups }: Stats = await read("webpack.stats.json");
  return async (page: string): Promise<FirstFiles> => {
    const dataFile = `page-data/${page.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;
    const own: Part = await read(dataFile);
    const slices = Object.values(own.slicesMap ?? {}).map(name => `slice-data/${name}.json`);
    const parts: Part[] = [own, ...(await Promise.all(slices.map(read)))];
    const chunks = ["app", ...parts.map(({ componentChunkName }) => componentChunkName)];
    const scripts = chunks
      .flatMap(chunk => namedChunkGroups[chunk]?.assets ?? [])
      .map(({ name }) => name)
      .filter(name => name.endsWith(".js"));
    const queries = parts.flatMap(({ staticQueryHashes = [] }) => staticQueryHashes);
    const data = [
      "page-data/app-data.json",
      dataFile,
      ...slices,
      ...queries.map(hash => `page-data/sq/d/${hash}.json`),
    ];
    return { scripts: [...new Set(scripts)], data: [...new Set(data)] };
  };
}
