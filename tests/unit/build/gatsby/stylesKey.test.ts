import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stylesKey } from "../../../../src/build/gatsby/stylesKey";

let folder = "";
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "styles-key-"));
  mkdirSync(path.join(folder, "ui"));
  write("base.css", "a{}");
  write("ui/Card.module.css", "b{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("changes with any style, and with nothing else", () => {
  const before = stylesKey(folder);
  write("ui/Card.tsx", "export {}");
  expect(stylesKey(folder)).toBe(before);
  write("ui/Card.module.css", "b{margin:0}");
  const after = stylesKey(folder);
  expect(after).not.toBe(before);
  write("ui/Other.module.css", "");
  expect(stylesKey(folder)).not.toBe(after);
});
