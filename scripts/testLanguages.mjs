// Shows that a second language takes one line of settings and a folder of texts: builds a copy of the
// site with a small fr-BE (marked texts, some left out on purpose) and visits it in a browser.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";
import { findChromium } from "./findChromium.mjs";

checkNode();
const root = path.resolve(import.meta.dirname, "..");
const copy = mkdtempSync(path.join(tmpdir(), "languages-"));
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
for (const file of files.trim().split("\n")) cpSync(path.join(root, file), path.join(copy, file));
symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));

const settings = path.join(copy, "src/settings/site.ts");
const before = readFileSync(settings, "utf8");
const after = before.replace('languages: ["nl-BE"]', 'languages: ["nl-BE", "fr-BE"]');
if (after === before) throw new Error("src/settings/site.ts has no line of languages any more.");
writeFileSync(settings, after);

mkdirSync(path.join(copy, "locales/fr-BE"));
for (const file of readdirSync(path.join(copy, "locales/nl-BE"))) {
  // One whole screen is not translated, and of the others every ninth text.
  if (file === "privacy.json") continue;
  const texts = Object.entries(
    JSON.parse(readFileSync(path.join(copy, "locales/nl-BE", file), "utf8")),
  );
  const some = texts.filter((_, i) => i % 9 !== 8).map(([key, text]) => [key, `[fr] ${text}`]);
  writeFileSync(path.join(copy, "locales/fr-BE", file), JSON.stringify(Object.fromEntries(some)));
}

/** @param {string[]} args @param {Record<string, string>} [more] */
const run = (args, more) =>
  spawnSync(process.execPath, args, {
    cwd: copy,
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      CHROMIUM: findChromium() ?? "",
      ...more,
    },
  }).status ?? 1;
const failed =
  run(["scripts/run.mjs", "build"]) ||
  run(["node_modules/@playwright/test/cli.js", "test", "--reporter=list"], {
    BROWSER_TESTS: "tests/languages",
  });
if (process.env.KEEP) console.log(`Kept: ${copy}`);
else rmSync(copy, { recursive: true, force: true });
process.exit(failed);
