import { existsSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { builtScripts } from "../builtScripts.mjs";
import { shippedSources } from "../shippedSources.mjs";

const packageIn = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
/** In no source map: webpack writes its runtime, the offline plugin copies Workbox and idb-keyval, CSS names the font. */
const besides = [
  "@fontsource-variable/figtree",
  "webpack",
  "workbox-build",
  "gatsby-plugin-offline",
];

/**
 * Folders of the packages that are part of what is shipped: in the scripts of pages, and in the server.
 * @param {string} root
 * @param {readonly string[]} external packages that the server finds beside it
 * @returns {Promise<string[]>}
 */
export async function shippedPackages(root, external) {
  const folder = path.join(root, "public");
  const scripts = builtScripts(folder).flatMap(name => shippedSources(path.join(folder, name)));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["src/server/main.ts"],
    outfile: "dist/server.cjs",
    bundle: true,
    platform: "node",
    external: [...external],
    define: { "import.meta.url": '""' },
    metafile: true,
    write: false,
    logLevel: "error",
  });
  const files = [...scripts, ...Object.keys(metafile.inputs)];
  const found = files.flatMap(file => packageIn.exec(file)?.[0] ?? []);
  const own = [...besides, ...external].map(name => `node_modules/${name}`);
  return [...new Set([...found, ...own.filter(place => existsSync(path.join(root, place)))])];
}
