import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkSite } from "../../../src/build/checkSite";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "site-"));
  for (const folder of ["locales", "src/brand", "src/templates", "static"])
    await cp(folder, path.join(root, folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const at = (file: string) => path.join(root, file);
const edit = async (file: string, change: (text: string) => string) =>
  writeFile(at(file), change(await readFile(at(file), "utf8")));
const texts = (file: string, change: (texts: Record<string, unknown>) => object) =>
  edit(`locales/nl-BE/${file}.json`, text => JSON.stringify(change(JSON.parse(text))));

describe("checkSite", () => {
  it("finds nothing wrong with this site", async () => {
    expect(await checkSite(root)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, RegExp[]]>([
    [
      "a template that is gone",
      () => rm(at("src/templates/ThankYou.tsx")),
      [/thankYou.*Add src\/templates\/ThankYou\.tsx/],
    ],
    [
      "a text that is gone",
      () => texts("brokerSearch", ({ "step.brokerSearch": _, ...rest }) => rest),
      [/"step\.brokerSearch" is missing\. Add it to locales\/nl-BE\/brokerSearch\.json/],
    ],
    [
      "a key in two files",
      () => texts("welcome", all => ({ ...all, "site.title": "x" })),
      [/welcome\.json: the key "site\.title" stands in another file too/],
    ],
    [
      "a text file that is no JSON",
      () => edit("locales/nl-BE/privacy.json", text => text.slice(1)),
      [/privacy\.json is not valid JSON: .*Repair/],
    ],
    [
      "a config.json that is gone",
      () => rm(at("static/config.json")),
      [/static\/config\.json is missing\. Put one there; \{\} is enough/],
    ],
    [
      "a misspelt key of config.json",
      () => writeFile(at("static/config.json"), '{\n"lead": { "endpont": "x" } }'),
      [/static\/config\.json:2: "lead\.endpont" is not a known key/],
    ],
  ])("names %s and its repair", async (_, breakIt, words) => {
    await breakIt();
    const problems = await checkSite(root);
    expect(problems).toHaveLength(words.length);
    words.forEach((word, i) => {
      expect(problems[i]).toMatch(word);
    });
  });

  it("names all problems at once", async () => {
    await rm(at("src/templates/Welcome.tsx"));
    await rm(at("static/config.json"));
    expect(await checkSite(root)).toHaveLength(2);
  });
});
