// npm run test:scripts: builds the site with one third-party script, tries it in Chromium, and builds it
// again without. Apart from npm test, since both builds take longer than all its browser tests.
import { spawn } from "node:child_process";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";

checkNode();
const root = path.resolve(import.meta.dirname, "..");
process.env.TAG_PORT ??= "9311";
const script = `http://localhost:${process.env.TAG_PORT}/tag.js`;

/** @param {string[]} args @param {string} scripts THIRD_PARTY_SCRIPTS */
async function run(args, scripts) {
  const env = { ...process.env, PREVIEW: "", THIRD_PARTY_SCRIPTS: scripts };
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
  return new Promise(resolve => child.once("exit", code => resolve(code ?? 1)));
}

const build = path.join(root, "scripts/run.mjs");
const playwright = path.join(root, "node_modules/@playwright/test/cli.js");
let failed = await run([build, "build"], script);
failed ||= await run([playwright, "test", "--config", "playwright.scripts.config.ts"], script);
failed = (await run([build, "build"], "")) || failed;
process.exit(failed);
