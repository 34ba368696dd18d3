import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");
let folder = "";
let count = 0;

/** A folder in which packages are found; the repository's own may be read-only for whoever runs a script. */
function workingFolder() {
  if (folder) return folder;
  folder = mkdtempSync(path.join(tmpdir(), "source-"));
  // A junction needs no rights on Windows; elsewhere it is any link.
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Imports TypeScript of this repository into a script that plain Node runs: bundled on the way, packages left out.
 * @param {...string} files from the repository's folder, such as `src/inbox/stores/openStore.ts`
 * @returns what they export, together
 */
export async function importSource(...files) {
  count += 1;
  const outfile = path.join(workingFolder(), `${count}.mjs`);
  await build({
    absWorkingDir: root,
    stdin: {
      contents: files.map(file => `export * from "./${file}";`).join("\n"),
      resolveDir: root,
    },
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  return import(pathToFileURL(outfile).href);
}
