import { gzipSync } from "node:zlib";
import { htmlFile, readAside, readBytes, readPublic } from "./site";

/** 95 kB of JavaScript a step, gzipped, whatever it loads before the visitor does anything. */
export const scriptBudget = 95_000;
/** What fits in the first round trip: HTML with its critical CSS, gzipped. */
export const htmlBudget = 14_336;

const sizes = new Map<string, number>();

/** Gzipped size in bytes (level 9) of a file under public/. */
export function gzipped(name: string): number {
  const known = sizes.get(name) ?? gzipSync(readBytes(name), { level: 9 }).length;
  sizes.set(name, known);
  return known;
}

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** The script files that Gatsby fetches for the component of a page. */
function chunkScripts(component: string): string[] {
  const stats: Stats = JSON.parse(readAside("webpack.stats.json"));
  const group = stats.namedChunkGroups[component];
  if (!group) throw new Error(`webpack.stats.json has no group "${component}".`);
  return group.assets.map(({ name }) => name).filter(name => name.endsWith(".js"));
}

interface Chunk {
  componentChunkName: string;
}

/** Which components Gatsby fetches for a page, from its page data: its own and those of its slices. */
function componentsOf(pagePath: string): string[] {
  const name = `page-data/${pagePath === "/" ? "index" : pagePath.slice(1, -1)}/page-data.json`;
  const page: Chunk & { slicesMap: Record<string, string> } = JSON.parse(readPublic(name));
  const slices = Object.values(page.slicesMap).map(
    slice => JSON.parse(readPublic(`slice-data/${slice}.json`)) as Chunk,
  );
  return [page, ...slices].map(({ componentChunkName }) => componentChunkName);
}

/** The files that a page's HTML names to be asked for once it is painted. */
export function namedFiles(html: string, kind: "scripts" | "data"): string[] {
  const [, names] = new RegExp(`\\sdata-___${kind}="([^"]*)"`).exec(html) ?? [];
  return (names ?? "").split(" ").filter(Boolean);
}

/** The scripts of the page's component and of its slices, with those of all pages, by webpack's account. */
export const chunksOf = (pagePath: string): string[] => [
  ...new Set(["app", ...componentsOf(pagePath)].flatMap(chunkScripts)),
];

/** All script files of a page's first load: those that its HTML names and those of its component. */
export const scriptsOf = (pagePath: string): string[] => [
  ...new Set([...namedFiles(readPublic(htmlFile(pagePath)), "scripts"), ...chunksOf(pagePath)]),
];

/** Gzipped size of files together. */
export const weightOf = (names: readonly string[]): number =>
  names.reduce((total, name) => total + gzipped(name), 0);

/** Rows of text with aligned columns; the first row is the head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const width = (column: number) => Math.max(...rows.map(row => String(row[column]).length));
  const cell = (value: string | number, column: number) =>
    column === 0 ? String(value).padEnd(width(0)) : String(value).padStart(width(column));
  return `\n${rows.map(row => row.map(cell).join("  ")).join("\n")}\n\n`;
}
