import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bin } from "../../../scripts/bin.mjs";

test.each(["biome", "depcruise", "tsc", "vitest", "playwright"])("%s starts with Node", name => {
  expect(readFileSync(bin(name), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test("a command that no dependency has is named", () => {
  expect(() => bin("gulp")).toThrow('No dependency in package.json has the command "gulp".');
});
