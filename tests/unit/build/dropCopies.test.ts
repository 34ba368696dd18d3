import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { compress } from "../../../src/build/compress";
import { dropCopies } from "../../../src/build/dropCopies";

it("leaves what a build made, and none of the copies beside it", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "copies-"));
  const drawings = path.join(root, "public/drawings");
  mkdirSync(drawings, { recursive: true });
  writeFileSync(path.join(drawings, "map.svg"), `<svg>${"<path/>".repeat(200)}</svg>`);
  await compress(root);
  expect(readdirSync(drawings).sort()).toEqual(["map.svg", "map.svg.br", "map.svg.gz"]);
  await dropCopies(root);
  expect(readdirSync(drawings)).toEqual(["map.svg"]);
});
