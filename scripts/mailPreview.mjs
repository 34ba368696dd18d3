// npm run mail:preview: writes a letter of each kind that the server sends, of made-up leads, to .mail/.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { checkNode } from "./checkNode.mjs";

checkNode();
const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, ".mail");
const bundle = path.join(folder, "letterPages.mjs");
await build({
  entryPoints: [path.join(root, "scripts/mail/letterPages.ts")],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  packages: "external",
  define: { "process.env.GATSBY_SITE_URL": JSON.stringify(process.env.SITE_URL ?? "") },
  logLevel: "warning",
});
/** @type {typeof import("./mail/letterPages")} */
const { letterPages } = await import(pathToFileURL(bundle).href);
rmSync(bundle);
mkdirSync(folder, { recursive: true });
const config = JSON.parse(readFileSync(path.join(root, "static/config.json"), "utf8"));
for (const [name, body] of letterPages(config)) {
  writeFileSync(path.join(folder, name), body);
  console.log(path.join(".mail", name));
}
