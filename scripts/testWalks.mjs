// npm run test:walks [count]: random walks through the flow, a hundred if no count is named, while a host
// deploys one real build after the other. The last build is one of them; the other is made here, of the same
// source with one line more in the app and in each step, in a folder of its own.
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./findChromium.mjs";

const root = path.resolve(import.meta.dirname, "..");
const walks = process.argv[2] ?? "100";
if (!existsSync(path.join(root, "public/offline-files.json"))) {
  console.error("There is no built site. Build it first: npm run build");
  process.exit(1);
}
const other = mkdtempSync(path.join(tmpdir(), "other-source-"));
const left = new Set([".git", ".cache", "node_modules", "public", "test-results", ".data"]);
for (const name of readdirSync(root).filter(each => !left.has(each)))
  cpSync(path.join(root, name), path.join(other, name), { recursive: true });
symlinkSync(path.join(root, "node_modules"), path.join(other, "node_modules"));
const line = '\nif (typeof document === "object") document.documentElement.dataset.other = "1";\n';
appendFileSync(path.join(other, "gatsby-browser.tsx"), line);
for (const name of readdirSync(path.join(other, "src/templates")))
  appendFileSync(path.join(other, "src/templates", name), line);

/** @param {string} cwd @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (cwd, command, args, env = {}) =>
  spawnSync(command, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;

let status = run(other, process.execPath, ["scripts/run.mjs", "build"]);
if (status === 0)
  status = run(
    root,
    path.join(root, "node_modules/.bin/playwright"),
    ["test", "tests/browser/walks.spec.ts"],
    { WALKS: walks, OTHER_BUILD: path.join(other, "public"), CHROMIUM: findChromium() ?? "" },
  );
rmSync(other, { recursive: true });
process.exit(status);
