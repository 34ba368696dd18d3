import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import { bin } from "../../../scripts/bin.mjs";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder below the repository, so that its tests find the runners. */
function folderWith(files: Record<string, string>): string {
  mkdirSync(".data", { recursive: true });
  const folder = mkdtempSync(path.resolve(".data/stages-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

/** What a run of these groups says, and whether it ended well. */
function run(groups: object[][], verbose = false): { said: string; fine: boolean } {
  const module = pathToFileURL(path.resolve("scripts/stages/runStages.mjs")).href;
  const code = `import { runStages } from ${JSON.stringify(module)};
    process.exit(await runStages(${JSON.stringify(groups)}, { verbose: ${verbose} }));`;
  const args = ["--input-type=module", "--eval", code];
  try {
    return { said: execFileSync(process.execPath, args, { encoding: "utf8" }), fine: true };
  } catch (error) {
    return { said: String((error as { stdout: unknown }).stdout), fine: false };
  }
}
const says = (text: string, code = 0) => ({
  name: text,
  args: ["--eval", `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`],
});

it("says a line a stage and the sum, and what the commands said only when asked", () => {
  const quiet = run([[says("one"), says("two")]]);
  expect(quiet.said).toMatch(/^fine +\d+ s {2}one\nfine +\d+ s {2}two\n\n2 passed, 0 failed\n$/);
  expect(quiet.fine).toBe(true);
  expect(run([[says("one")]], true).said).toMatch(/^\n== one\none\n/);
});

it("runs a stage beside the others of its group", () => {
  const folder = folderWith({});
  const file = JSON.stringify(path.join(folder, "there"));
  const waiting = `const wait = () => require("fs").existsSync(${file}) || setTimeout(wait, 10); wait();`;
  const making = `require("fs").writeFileSync(${file}, "");`;
  const groups = [
    [
      { name: "waits", args: ["--eval", waiting], beside: true },
      { name: "makes", args: ["--eval", making] },
    ],
  ];
  // Once there is what the first one waits for, either may end first.
  const { said } = run(groups);
  expect(said.match(/(?<=fine +\d+ s {2})\w+/g)?.sort()).toEqual(["makes", "waits"]);
  expect(said).toMatch(/\n\n2 passed, 0 failed\n$/);
});

it("starts no later group after a failure, and ends with what the failed stage said last", () => {
  const { said, fine } = run([[says("broken", 3), says("beside")], [says("later")]]);
  expect(fine).toBe(false);
  expect(said).toMatch(/^FAILED +\d+ s {2}broken\nfine +\d+ s {2}beside\n/);
  expect(said).not.toContain("later");
  expect(said).toMatch(/\nbroken failed:\n {4}broken\n[\s\S]*\n1 passed, 1 failed\n$/);
});

it("names each failed, skipped or unreadable test of Vitest with its file and message", () => {
  const folder = folderWith({
    "a.test.ts": `import { expect, it } from "vitest";
      it("adds", () => expect(1 + 1).toBe(2));
      it("cannot count", () => expect(1 + 1, "the sum").toBe(3));
      it.skip("is left out", () => {});`,
    "b.test.ts": `throw new Error("this file is broken");`,
    "vitest.config.ts": "export default {};",
  });
  const report = path.join(folder, "report.json");
  const args = [bin("vitest"), "run", "--root", folder, "--reporter=json"];
  const stage = { name: "unit", args: [...args, `--outputFile=${report}`], report };
  const { said, fine } = run([[stage]]);
  expect(fine).toBe(false);
  expect(said).toMatch(/^FAILED +\d+ s {2}unit, 1 of 4 tests\n/);
  expect(said).toMatch(/a\.test\.ts: cannot count\n {4}AssertionError: the sum/);
  expect(said).toMatch(/a\.test\.ts: is left out\n {4}skipped/);
  expect(said).toMatch(/b\.test\.ts: \n[\s\S]*this file is broken/);
  expect(said).toMatch(/The ten slowest tests:\n.* s .*a\.test\.ts/);
  expect(said).toMatch(/\n1 passed, 3 failed\n$/);
});

it("fails a test of Playwright that passes at the second try only, and names it", () => {
  const folder = folderWith({
    "a.spec.ts": `import { expect, test } from "@playwright/test";
      test.describe("a visit", () => {
        test("works", () => {});
        test("races", ({}, { retry }) => expect(retry, "who was first").toBe(1));
      });`,
    "playwright.config.ts": `export default { retries: 1, reporter: [["json", { outputFile: "report.json" }]] };`,
  });
  const report = path.join(folder, "report.json");
  const stage = { name: "browser", args: [bin("playwright"), "test", "-c", folder], report };
  const { said, fine } = run([[stage]]);
  expect(fine).toBe(false);
  expect(said).toMatch(/a\.spec\.ts:4: a visit › races passed at the second try only: a race/);
  expect(said).toContain("who was first");
  expect(said).toMatch(/\n1 passed, 1 failed\n$/);
});

it("takes a run of no test for a failure, unless it may be empty", () => {
  const report = path.join(tmpdir(), "no such report.json");
  const stage = { ...says("nothing"), report };
  expect(run([[stage]]).said).toMatch(/\n0 passed, 1 failed\n$/);
  expect(run([[{ ...stage, mayBeEmpty: true }]]).said).toMatch(/\n0 passed, 0 failed\n$/);
});
