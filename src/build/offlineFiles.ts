import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { builtScripts, builtStyles } from "../../scripts/builtScripts.mjs";
import { steps } from "../flow/steps";
import { languagePrefix } from "../language/languagePrefix";
import type { OfflineFiles } from "../offline/offlineFiles";
import { site } from "../settings/site";

/** Code and styles that only work with a connection carry this name: `import(/* webpackChunkName: "online-…" *\/ …)`. */
const onlineOnly = /^online-/;
const prefixes = new Set(["", ...site.languages.map(languagePrefix)]);
const pages = [...prefixes].flatMap(prefix =>
  [...steps.map(step => step.path), "/privacy/", "/cookies/", "/toegankelijkheid/"].map(
    page => prefix + page,
  ),
);
const shell = "offline-plugin-app-shell-fallback/index.html";

/** Files a device stores to show all pages of this build offline (src/offline/storeBuild). */
export async function offlineFiles(root: string, places: string): Promise<OfflineFiles> {
  const folder = path.join(root, "public");
  const read = (name: string) => readFile(path.join(folder, name));
  const list = (name: string) => readdir(path.join(folder, name));
  const appData = "page-data/app-data.json";
  const dataOf = (page: string) => `page-data/${page.slice(1, -1) || "index"}/page-data.json`;
  const drawings = (await list("drawings")).map(name => `drawings/${name}`);
  const facts = (await list("page-data/sq/d")).map(name => `page-data/sq/d/${name}`);
  const slices = (await list("slice-data")).map(name => `slice-data/${name}`);
  // The font with the letters of our texts; the other one has letters that few need.
  const [, font = ""] =
    (await read(shell)).toString().match(/(static\/[^)]+\.woff2)\)[^}]*unicode-range/) ?? [];
  const exact = [
    appData,
    shell,
    ...pages.map(dataOf),
    ...facts,
    ...slices,
    ...drawings,
    "brand/logo.svg",
  ].sort();
  const digests = exact.map(async name => [name, digestOf(await read(name))] as const);
  return {
    build: JSON.parse((await read(appData)).toString()).webpackCompilationHash,
    exact: Object.fromEntries(await Promise.all(digests)),
    hashed: [
      ...[...builtScripts(folder), ...builtStyles(folder)].filter(name => !onlineOnly.test(name)),
      font,
      places,
    ],
  };
}

const digestOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");
