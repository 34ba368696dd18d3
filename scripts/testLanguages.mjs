// Shows that a second language takes one line of settings and a folder of texts, and that pages below a prefix for
// the first one take another line (--default-language-page): builds a copy of the site with a small fr-BE (marked
// texts, some missing on purpose) and visits it in a browser.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";
import { copySite } from "./copySite.mjs";
import { findChromium } from "./findChromium.mjs";

checkNode();
const option = "--default-language-page";
const own = process.argv.includes(option);
const handedOn = process.argv.slice(2).filter(given => given !== option);
const copy = copySite("languages");

/** Changes one line of the copy's settings. @param {string} line @param {string} instead */
function set(line, instead) {
  const settings = path.join(copy, "src/settings/site.ts");
  const before = readFileSync(settings, "utf8");
  if (!before.includes(line)) throw new Error(`src/settings/site.ts has no "${line}" any more.`);
  writeFileSync(settings, before.replace(line, instead));
}
set('languages: ["nl-BE"]', 'languages: ["nl-BE", "fr-BE"]');
if (own) set("defaultLanguagePage: false", "defaultLanguagePage: true");

mkdirSync(path.join(copy, "locales/fr-BE"));
for (const file of readdirSync(path.join(copy, "locales/nl-BE"))) {
  // One screen, and every ninth text of the others, stays untranslated.
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
      CHROMIUM: findChromium(),
      ...more,
    },
  }).status ?? 1;
const specs = [own ? "defaultLanguagePage.spec" : "languages.spec", "offline.spec"];
const failed =
  run(["scripts/run.mjs", "build"]) ||
  run(["node_modules/@playwright/test/cli.js", "test", ...specs, ...handedOn], {
    BROWSER_TESTS: "tests/languages",
  });
if (process.env.KEEP) console.log(`Kept: ${copy}`);
else rmSync(copy, { recursive: true, force: true });
process.exit(failed);
