import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { devDependencies } from "../../../package.json";

/** What `npm start` and an operator's commands run: these files and the scripts that they import. */
const files = new Set([
  ...readdirSync(".").filter(name => /^gatsby-.*\.tsx?$/.test(name) || name === ".babelrc"),
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(name => /\.(?:tsx?|[cm]js)$/.test(name))
    .map(name => path.join("src", name)),
  ...[
    ...["run", "hosting", "package", "leads", "doctor", "deployPlan", "texts", "mailPreview"],
    ...["workerKill", "weigh", "notices"],
  ].map(name => `scripts/${name}.mjs`),
]);
const read = (file: string) =>
  readFileSync(file, "utf8").replace(/^\s*(?:\*|\/\*|\/\/).*$|^import type [^;]*;/gm, "");
for (const file of files)
  for (const [, script = ""] of read(file).matchAll(/"(\.[^"]+\.mjs)"/g))
    files.add(path.join(path.dirname(file), script));

it("a build needs nothing that NODE_ENV=production npm ci leaves out", () => {
  const packages = new Set(Object.keys(devDependencies));
  // Plugins of gatsby-config and packages that are resolved are names in quotes too.
  const needed = [...files].flatMap(file =>
    [...read(file).matchAll(/["'`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"'`\s]*)?["'`]/g)]
      .map(([, name = ""]) => name)
      .filter(name => packages.has(name))
      .map(name => `${file}: ${name}`),
  );
  expect(files.size).toBeGreaterThan(300);
  expect(needed, "Move these to dependencies in package.json").toEqual([]);
});
