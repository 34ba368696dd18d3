import { readFile } from "node:fs/promises";
import path from "node:path";
import { expectMatches } from "./expectMatches";
import { precached } from "./offlineOptions";

/** Our four rules and the plugin's two for its own names; each on its own line. */
const rule =
  /^workbox\.routing\.registerRoute\((?:\/\^never\$\/,|navigationRoute\)|\/\\\/\.gatsby-plugin-offline:)/gm;
const anyRule = /^workbox\.routing\.registerRoute\(/gm;

/** Fails the build when sw.js has other rules or files of the plugin (build/gatsby/offlineOptions). */
export async function checkWorker(root: string): Promise<void> {
  const worker = await readFile(path.join(root, "public/sw.js"), "utf8");
  const count = (found: RegExp) => worker.match(found)?.length ?? 0;
  expectMatches("own-worker-rules", count(rule), `${rule} in sw.js`);
  expectMatches("own-worker-rules", count(anyRule), `${anyRule} in sw.js`);
  const stored = Array.from(worker.matchAll(/^ {4}"url": "(.*)"/gm), ([, url = ""]) => url);
  const wrong = new Set([...stored, ...precached]);
  for (const file of precached) if (stored.includes(file)) wrong.delete(file);
  expectMatches(
    "own-worker-files",
    wrong.size,
    `a file too many or too few (${[...wrong]}) in sw.js`,
  );
}
