import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, hostname, tmpdir, userInfo } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { recorder } from "../../../../scripts/bench/measuring/recorder.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "recorder-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const text = () => readFileSync(path.join(folder, "some.json"), "utf8");

it("keeps of all samples of one thing median, 95th percentile, range and number", () => {
  const record = recorder("some", folder);
  record.note("a page", "live", "ms", [30, 10]);
  record.note("another", "live", "ms", [1]);
  record.note("a page", "live", "ms", [20, 40.123456]);
  record.write();
  expect(JSON.parse(text()).figures).toEqual([
    { of: "a page", what: "live", unit: "ms", n: 4, median: 20, p95: 40.123, range: [10, 40.123] },
    { of: "another", what: "live", unit: "ms", n: 1, median: 1, p95: 1, range: [1, 1] },
  ]);
});

it("leaves out what was not there to measure", () => {
  const record = recorder("some", folder);
  record.note("a page", "live", "ms", [undefined, null, Number.NaN]);
  record.note("a page", "LCP", "ms", [0]);
  record.write();
  expect(JSON.parse(text()).figures).toEqual([
    { of: "a page", what: "LCP", unit: "ms", n: 1, median: 0, p95: 0, range: [0, 0] },
  ]);
});

it("tells when, of which commit and on what kind of machine, and nobody's name", () => {
  const record = recorder("some", folder);
  record.write();
  const { date, commit, machine } = JSON.parse(text());
  expect(Date.parse(date)).not.toBeNaN();
  expect(commit === null || /^[0-9a-f]{40}$/.test(commit)).toBe(true);
  expect(machine).toMatchObject({ node: process.version, cpus: expect.any(Number) });
  expect(machine.cpu).not.toBe("");
  for (const name of [homedir(), hostname(), process.cwd(), `/${userInfo().username}/`])
    expect(text()).not.toContain(name);
});

it("can be written after each round, and leaves no half of a file", () => {
  const record = recorder("some", folder);
  for (const sample of [1, 2]) {
    record.note("a page", "live", "ms", [sample]);
    record.write();
  }
  expect(JSON.parse(text()).figures[0].n).toBe(2);
  expect(readdirSync(folder)).toEqual(["some.json"]);
});
