// npm run test:brand: builds a copy of the site with another provider in place of src/brand (tests/brand/other), and
// visits it in Chromium: nothing else is changed.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";
import { copySite } from "./copySite.mjs";
import { findChromium } from "./findChromium.mjs";

checkNode();
const copy = copySite("brand");
rmSync(path.join(copy, "src/brand"), { recursive: true });
cpSync(path.join(copy, "tests/brand/other"), path.join(copy, "src/brand"), { recursive: true });

/** @param {string[]} args arguments of Node */
const run = args =>
  spawnSync(process.execPath, args, {
    cwd: copy,
    stdio: "inherit",
    env: {
      ...process.env,
      CHROMIUM: findChromium(),
      BROWSER_TESTS: "tests",
    },
  }).status ?? 1;
const specs = ["tests/brand/", "tests/browser/access.spec"];
const failed =
  run(["scripts/run.mjs", "build"]) ||
  run(["node_modules/@playwright/test/cli.js", "test", ...specs, ...process.argv.slice(2)]);
if (process.env.KEEP) console.log(`Kept: ${copy}`);
else rmSync(copy, { recursive: true, force: true });
process.exit(failed);
