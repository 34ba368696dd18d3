import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { writePublic } from "../../../src/build/writePublic";

it("leaves nothing of an earlier build in the folders that it writes, and all else alone", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "public-"));
  const written = () =>
    readdirSync(path.join(root, "public"), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
      .sort();
  await writePublic(
    root,
    new Map([
      ["brokers/old/near/90.json", "[1]"],
      ["brokers/logos/een.svg", "<svg/>"],
      ["drawings/map.svg", "<svg/>"],
      ["version.json", "{}"],
    ]),
  );
  await writePublic(root, new Map([["brokers/new/near/90.json", "[2]"]]));
  expect(written()).toEqual([
    "public/brokers/new/near/90.json",
    "public/drawings/map.svg",
    "public/version.json",
  ]);
  expect(readFileSync(path.join(root, "public/brokers/new/near/90.json"), "utf8")).toBe("[2]");
});
