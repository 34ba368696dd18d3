import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");

/**
 * What a module of src/ exports, for scripts that Node runs as they are.
 * @param {string} entry such as "src/hosting/writeHosting.ts"
 */
export async function loadSource(entry) {
  const outfile = path.join(root, `.cache/scripts/${process.pid}/${path.parse(entry).name}.mjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      define: { "process.env.GATSBY_SITE_URL": JSON.stringify(process.env.SITE_URL ?? "") },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(path.dirname(outfile), { recursive: true, force: true });
  }
}
