import type { Visit } from "./visit";

/** One file of each class, by its path below the base path. */
export async function sampleFiles(visit: Visit): Promise<string[]> {
  const { text } = await visit.get("");
  const folder = new URL(visit.base).pathname;
  const own = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, address = ""]) =>
    address.startsWith(folder) ? [address.slice(folder.length)] : [],
  );
  const first = (ending: string) => own.filter(file => file.endsWith(ending)).slice(0, 1);
  return [
    "",
    ...first(".js"),
    ...first(".css"),
    ...first(".woff2"),
    "page-data/app-data.json",
    "config.json",
    "version.json",
    "sw.js",
    "favicon.svg",
  ];
}
