import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { planText } from "../../../scripts/deploy/planText.mjs";
import { deployPlan } from "../../../src/hosting/deployPlan";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A built folder whose scripts and pages name this build; one drawing is the same in all. */
function build(hash: string, more: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "plan-"));
  made.push(folder);
  const files = {
    [`app-${hash.repeat(10)}.js`]: hash,
    "index.html": hash,
    "makelaar/index.html": hash,
    "404.html": hash,
    "page-data/index/page-data.json": hash,
    "page-data/makelaar/page-data.json": hash,
    "page-data/app-data.json": hash,
    "drawings/house.svg": "<svg/>",
    "config.json": "{}",
    "version.json": hash,
    "offline-files.json": hash,
    "sw.js": hash,
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

it("uploads what changed: new names first, data before its page, the worker last", () => {
  const { upload } = deployPlan(build("a"), build("b"));
  expect(upload).toEqual([
    { part: "hashed", files: ["app-bbbbbbbbbb.js"] },
    {
      part: "pages",
      files: [
        "page-data/index/page-data.json",
        "index.html",
        "404.html",
        "page-data/makelaar/page-data.json",
        "makelaar/index.html",
      ],
    },
    { part: "tells", files: ["page-data/app-data.json", "version.json"] },
    { part: "worker", files: ["offline-files.json", "sw.js"] },
  ]);
});

it("uploads compressed copies with their file, before it", () => {
  const { upload } = deployPlan(build("a"), build("b", { "app-bbbbbbbbbb.js.br": "b" }));
  expect(upload[0]?.files).toEqual(["app-bbbbbbbbbb.js.br", "app-bbbbbbbbbb.js"]);
});

it("purges what keeps its name, folders by their address", () => {
  const { purge } = deployPlan(build("a"), build("b"));
  expect(purge).toContain("makelaar/");
  expect(purge).toContain("");
  expect(purge).toContain("sw.js");
  expect(purge.filter(address => /app-b|house|config/.test(address))).toEqual([]);
});

it("keeps the files of three builds, and deletes older ones and pages that are no more", () => {
  const old = build("b", { "weg/index.html": "b" });
  const { stays, remove } = deployPlan(
    old,
    build("a"),
    ["c", "d", "e", "f"].map(name => build(name)),
  );
  expect(stays).toEqual(["app-bbbbbbbbbb.js", "app-cccccccccc.js", "app-dddddddddd.js"]);
  expect(remove).toEqual(["app-eeeeeeeeee.js", "app-ffffffffff.js", "weg/index.html"]);
});

it("does nothing for the same build", () => {
  expect(deployPlan(build("a"), build("a"))).toEqual({
    ...{ upload: [], stays: [], remove: [], purge: [] },
  });
});

it("is told to a person in the order of doing", () => {
  const lines = planText(deployPlan(build("a"), build("b"))).split("\n");
  const steps = lines.filter(line => /^\d/.test(line)).map(line => line.split(" (")[0]);
  expect(steps).toEqual([
    "1. Upload hashed",
    "2. Upload pages",
    "3. Upload tells",
    "4. Upload worker",
    "5. Purge from caches",
    "6. Delete",
  ]);
  expect(lines.at(-1)).toBe("What stays of earlier builds: 1 file(s).");
});
