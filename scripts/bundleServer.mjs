import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");

/** Packages with a binary of their own: found in node_modules when the server starts. */
export const external = ["libsql", "pg-native"];

/** Where the bundle of the server lies. */
export const serverBundle = path.join(root, "dist/server.cjs");

/** The inbox for `gatsby develop` (gatsby-config.ts). */
export const developBundle = path.join(root, "dist/develop.cjs");

/**
 * Bundles the server into one file for Node.
 * @param {string} [outfile]
 * @param {string} [entry] a file of src/server
 */
export async function bundleServer(outfile = serverBundle, entry = "main") {
  mkdirSync(path.dirname(outfile), { recursive: true });
  // Another process may start the bundle at any time.
  const written = `${outfile}.${process.pid}`;
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [`src/server/${entry}.ts`],
      outfile: written,
      bundle: true,
      platform: "node",
      target: "node20",
      format: "cjs",
      external,
      logLevel: "error",
      // Node has it in ES modules only.
      define: {
        "import.meta.url": "importMetaUrl",
        // What a build knows: letters name the privacy page.
        "process.env.GATSBY_SITE_URL": JSON.stringify(process.env.SITE_URL ?? ""),
        "process.env.NODE_ENV": '"production"',
      },
      banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
    });
    renameSync(written, outfile);
  } finally {
    rmSync(written, { force: true });
  }
}
