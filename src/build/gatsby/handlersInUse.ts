import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { edited } from "./edited";
import type { EditRepair } from "./repair";
import { upstreamPath } from "./upstreamPath";

/** What of others gives elements a handler in pages; tests/built/events.test.ts would find more. */
const upstreamFiles = [
  "gatsby-link/dist/index.modern.mjs",
  "@gatsbyjs/reach-router/dist/index.modern.mjs",
];

// Not a name in quotes, such as a hook of a server, unless it is a key.
const named = /(?<![\w"'`-])on[A-Z]\w*|(?<=["'])on[A-Z]\w*(?=["']\s*:)/g;

/** Words of a source text that may be a handler's name. Too many do no harm: React then hears a little more. */
export const handlersIn = (source: string): string[] => source.match(named) ?? [];

/** Names of all handlers that our components, and Gatsby's with these repairs, may give an element. */
export function handlersInUse(repairs: readonly EditRepair[]): ReadonlySet<string> {
  const src = path.resolve("src");
  const ours = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter(name => /\.tsx?$/.test(name) && !name.startsWith(`build${path.sep}`))
    .map(name => path.join(src, name));
  const sources = [...ours, path.resolve("gatsby-browser.tsx")].map(read);
  const upstream = upstreamFiles.map(file => {
    const changes = repairs.flatMap(repair => repair.edits.map(edit => ({ repair, edit })));
    return edited(
      read(upstreamPath(file)),
      changes.filter(({ edit }) => edit.file === file),
    );
  });
  return new Set([...sources, ...upstream].flatMap(handlersIn));
}

const read = (file: string) => readFileSync(file, "utf8");
