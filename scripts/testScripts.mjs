// npm run test:scripts: builds a preview with one third-party script in a copy of the site, and tests it in
// Chromium.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";
import { copySite } from "./copySite.mjs";
import { findChromium } from "./findChromium.mjs";

checkNode();
process.env.TAG_PORT ??= "9311";
const copy = copySite("scripts");
const env = {
  ...process.env,
  PREVIEW: "1",
  THIRD_PARTY_SCRIPTS: `http://localhost:${process.env.TAG_PORT}/tag.js`,
  CHROMIUM: findChromium(),
};

/** @param {string[]} args arguments of Node */
const run = args =>
  spawnSync(process.execPath, args, { cwd: copy, stdio: "inherit", env }).status ?? 1;
const playwright = path.join(copy, "node_modules/@playwright/test/cli.js");
const failed =
  run(["scripts/run.mjs", "build"]) ||
  run([playwright, "test", "--config", "playwright.scripts.config.ts", ...process.argv.slice(2)]);
rmSync(copy, { recursive: true, force: true });
process.exit(failed);
