// npm run test:scripts: builds a preview of the site with one third-party script, tries in Chromium what only
// such builds have, and builds the site again without. Apart from npm test, since both builds take longer
// than all its browser tests.
import { spawn } from "node:child_process";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";

checkNode();
const root = path.resolve(import.meta.dirname, "..");
process.env.TAG_PORT ??= "9311";
const script = `http://localhost:${process.env.TAG_PORT}/tag.js`;

/** @param {string[]} args @param {string} preview PREVIEW @param {string} scripts THIRD_PARTY_SCRIPTS */
async function run(args, preview, scripts) {
  const env = { ...process.env, PREVIEW: preview, THIRD_PARTY_SCRIPTS: scripts };
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
  return new Promise(resolve => child.once("exit", code => resolve(code ?? 1)));
}

const build = path.join(root, "scripts/run.mjs");
const playwright = path.join(root, "node_modules/@playwright/test/cli.js");
let failed = await run([build, "build"], "1", script);
failed ||= await run([playwright, "test", "--config", "playwright.scripts.config.ts"], "1", script);
failed = (await run([build, "build"], "", "")) || failed;
process.exit(failed);
