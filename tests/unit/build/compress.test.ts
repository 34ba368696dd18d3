import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compress } from "../../../src/build/compress";

it("writes both copies beside each file that gets shorter, of brokers too, and all hold the same", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "compress-"));
  const folder = path.join(root, "public");
  mkdirSync(path.join(folder, "brokers/abc/near"), { recursive: true });
  const list = (n: number) =>
    JSON.stringify(Array.from({ length: 300 }, (_, i) => `kantoor-${n * i}`));
  const names = [
    ...Array.from({ length: 20 }, (_, i) => `brokers/abc/near/${10 + i}.json`),
    "places.json",
  ];
  names.forEach((name, i) => {
    writeFileSync(path.join(folder, name), list(i));
  });
  writeFileSync(path.join(folder, "short.json"), "[]");
  await compress(root);
  names.forEach((name, i) => {
    const read = (ending: string) => readFileSync(path.join(folder, name + ending));
    expect(brotliDecompressSync(read(".br")).toString()).toBe(list(i));
    expect(gunzipSync(read(".gz")).toString()).toBe(list(i));
  });
  expect(readdirSync(folder).filter(name => name.startsWith("short"))).toEqual(["short.json"]);
});
