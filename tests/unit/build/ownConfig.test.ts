import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ownConfig } from "../../../src/build/ownConfig";
import { readConfig } from "../../../src/settings/readConfig";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "own-config-"));
  await mkdir(path.join(root, "static"));
});
afterEach(() => rm(root, { recursive: true }));

const own = async (text: string) => {
  await writeFile(path.join(root, "static/config.json"), text);
  return ownConfig(root);
};

it("is nothing where the file says what the code says, or nothing that can be read", async () => {
  expect(ownConfig(process.cwd())).toBe("{}");
  expect(ownConfig(root)).toBe("{}");
  for (const text of ["{}", "{", "null", "7", '{ "contact": { "phone": " " } }'])
    expect([text, await own(text)]).toEqual([text, "{}"]);
});

it("gives a page what it would read in the whole file", async () => {
  const written = {
    environment: "production",
    contact: { phone: "09 000 00 00" },
    flags: { apiHost: "https://flags.example", clientKey: "sdk-1", streaming: false },
    promises: { replyDays: null },
  };
  const kept = JSON.parse(await own(JSON.stringify(written)));
  expect(readConfig(kept)).toEqual(readConfig(written));
  expect(Object.keys(kept).sort()).toEqual(["contact", "flags"]);
});
