import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstFiles } from "../../../src/build/firstFiles";

let root = "";
const write = (name: string, content: object) => {
  const file = path.join(root, "public", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
};
const group = (...names: string[]) => ({ assets: names.map(name => ({ name })) });
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "first-files-"));
  write("webpack.stats.json", {
    namedChunkGroups: {
      app: group("runtime.js", "app.css", "app.js"),
      start: group("shared.js", "start.js", "start.css"),
      legal: group("shared.js", "legal.js"),
    },
  });
  write("slice-data/legal.json", { componentChunkName: "legal", staticQueryHashes: ["77"] });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("names each file once that Gatsby would ask for, of the page and its slices", async () => {
  const page = {
    componentChunkName: "start",
    staticQueryHashes: ["12"],
    slicesMap: { l: "legal" },
  };
  write("page-data/index/page-data.json", page);
  expect(await (await firstFiles(root))("/")).toEqual({
    scripts: ["runtime.js", "app.js", "shared.js", "start.js", "legal.js"],
    data: [
      "page-data/app-data.json",
      "page-data/index/page-data.json",
      "slice-data/legal.json",
      "page-data/sq/d/12.json",
      "page-data/sq/d/77.json",
    ],
  });
});

it("finds pages below others, and those without slices or queries", async () => {
  write("page-data/fr/404/page-data.json", { componentChunkName: "start" });
  const { data } = await (await firstFiles(root))("/fr/404/");
  expect(data).toEqual(["page-data/app-data.json", "page-data/fr/404/page-data.json"]);
});

it("says which page has no data", async () => {
  await expect((await firstFiles(root))("/gone/")).rejects.toThrow("page-data/gone/page-data.json");
});
