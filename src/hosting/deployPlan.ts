import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { builtFiles } from "./builtFiles";
import { classOf } from "./classOf";

/** How many builds before the new one stay whole: pages of theirs are still open, or stored on devices. */
export const keptBuilds = 3;

export interface DeployPlan {
  /** What to upload, one part after the other; in `pages` also the files one after the other. */
  upload: { part: Part; files: string[] }[];
  /** Files of earlier builds that stay. */
  stays: string[];
  /** What to delete afterwards, with its compressed copies. */
  remove: string[];
  /** Addresses below the base path to purge from caches, after the upload and before anything is deleted. */
  purge: string[];
}

type Part = keyof typeof parts;

/** Told last: by these a page learns that there is another build. */
const tellers = ["page-data/app-data.json", "version.json", "health.json"];
const workers = ["offline-files.json", "sw.js"];

/** In the order of uploading. A part may name what a later one holds, never the other way round. */
const parts = {
  // New names, which nothing asks for yet.
  hashed: (file: string) => classOf(file) === "hashed",
  // Drawings, data of slices and queries: the same for both builds, or newer by a little.
  shared: (file: string) =>
    !isPage(file) &&
    !tellers.includes(file) &&
    !workers.includes(file) &&
    classOf(file) !== "hashed",
  pages: (file: string) => isPage(file),
  tells: (file: string) => tellers.includes(file),
  // From here on devices store the new build.
  worker: (file: string) => workers.includes(file),
} as const;

const isPage = (file: string) => file.endsWith(".html") || file.endsWith("/page-data.json");

/** A page's data stand right before its HTML: whoever gets the new HTML finds the data of the same build. */
function pageOrder(file: string): string {
  const data = /^page-data\/(.*)\/page-data\.json$/.exec(file)?.[1];
  if (data === undefined) return `${file.replace(/(?:index)?\.html$/, "")}\n2`;
  return `${data === "index" ? "" : `${data}/`}\n1`;
}

/**
 * What to do on a host that serves `old`, so that `next` takes its place while people use it. Roll-back is the same
 * with both turned around.
 * @param earlier folders of the builds before `old`, newest first, whose files may still be on the host
 */
export function deployPlan(old: string, next: string, earlier: readonly string[] = []): DeployPlan {
  const files = builtFiles(next);
  const before = builtFiles(old);
  const changed = files.filter(file => !before.includes(file) || differs(old, next, file));
  const kept = new Set([old, ...earlier].slice(0, keptBuilds).flatMap(hashedIn));
  const present = new Set([...before, ...earlier.flatMap(hashedIn)]);
  const gone = [...present].filter(file => !files.includes(file)).sort();
  return {
    upload: (Object.keys(parts) as Part[])
      .map(part => ({ part, files: inOrder(part, changed.filter(parts[part])) }))
      .map(({ part, files }) => ({ part, files: files.flatMap(file => withCopies(next, file)) }))
      .filter(step => step.files.length > 0),
    stays: gone.filter(file => kept.has(file)),
    remove: gone.filter(file => !kept.has(file)),
    purge: changed.filter(file => classOf(file) !== "hashed").flatMap(addresses),
  };
}

/** A file after its compressed copies: a host that prefers one would send that of the build before. */
const withCopies = (folder: string, file: string) => [
  ...[`${file}.br`, `${file}.gz`].filter(copy => existsSync(path.join(folder, copy))),
  file,
];

const hashedIn = (folder: string) => builtFiles(folder).filter(file => classOf(file) === "hashed");

const inOrder = (part: Part, files: string[]) =>
  part === "pages"
    ? files.sort((a, b) => (pageOrder(a) < pageOrder(b) ? -1 : 1))
    : part === "worker"
      ? files.sort((a, b) => workers.indexOf(a) - workers.indexOf(b))
      : files;

/** A folder's page is asked for by the folder. */
const addresses = (file: string) =>
  /(?:^|\/)index\.html$/.test(file) ? [file.replace(/index\.html$/, ""), file] : [file];

const differs = (old: string, next: string, file: string) =>
  digest(path.join(old, file)) !== digest(path.join(next, file));

const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
