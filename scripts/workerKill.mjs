// npm run worker:kill [file]: writes the kill switch over the worker (public/sw.js, or the named file). Publish
// that one file; a new build brings the worker back.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");
const target = path.resolve(root, process.argv[2] ?? "public/sw.js");

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ["src/offline/killWorker.ts"],
  bundle: true,
  minify: true,
  format: "iife",
  // What settings/site reads; a worker knows no environment.
  define: {
    "process.env.GATSBY_SITE_URL": '""',
    "process.env.GATSBY_BASE_PATH": JSON.stringify(process.env.GATSBY_BASE_PATH ?? null),
  },
  write: false,
});
try {
  await writeFile(target, outputFiles[0]?.text ?? "");
} catch (error) {
  console.error(
    `${target} cannot be written: ${/** @type {Error} */ (error).message}. Build first (npm run build), or name a file in a folder that exists.`,
  );
  process.exit(1);
}
console.log(`The kill switch is in ${path.relative(process.cwd(), target)}.
Publish it as /familiale-verzekering/sw.js, with "Cache-Control: max-age=0, must-revalidate", and leave it there:
each device meets it at its next visit. Every page then comes from the host; unsent requests and answers stay.
A new build (npm run build) brings the worker back.`);
