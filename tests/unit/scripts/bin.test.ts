import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { bin } from "../../../scripts/bin.mjs";

test.each(["biome", "depcruise", "tsc", "vitest", "playwright"])("%s starts with Node", name => {
  expect(readFileSync(bin(name), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test("a command that no dependency has is named", () => {
  expect(() => bin("gulp")).toThrow('No dependency in package.json has the command "gulp".');
});

test("without the packages for checks, what to run is told", () => {
  const root = mkdtempSync(path.join(tmpdir(), "omitted-"));
  writeFileSync(path.join(root, "package.json"), '{"devDependencies":{"@biomejs/biome":"1"}}');
  expect(() => bin("biome", root)).toThrow(/"biome" is not installed\. Run npm ci without --omit/);
  rmSync(root, { recursive: true });
});
