import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { builtScripts } from "../../scripts/builtScripts.mjs";
import { publicFiles, publicFolder, readPublic, repository } from "../support/built/site";

const texts: string[] = Object.values(
  JSON.parse(readFileSync(path.join(repository, "locales/nl-BE/screens.json"), "utf8")),
);
// Of scripts those of this build: public/ keeps the ones of an earlier build.
const shipped = [...builtScripts(publicFolder), ...[".html", ".json"].flatMap(publicFiles)];
/** Names in what sets up a screen, which no minifier shortens. The tests of a preview find them there. */
const marks = ["scherm=", '"scherm"', "data-screen-ready", "toon-sleutels"];

it("what shows all screens is not in a production build: no page, no script, no text, no canned answer", () => {
  expect(shipped.filter(name => /schermen|templates-screens/i.test(name))).toEqual([]);
  const long = texts.filter(text => text.length > 25);
  expect(long.length).toBeGreaterThan(10);
  for (const name of shipped) {
    const content = readPublic(name);
    const found = [...long, ...marks].filter(text => content.includes(text));
    expect(found, name).toEqual([]);
  }
});

it("a production build is not marked as a preview", () => {
  expect(JSON.parse(readPublic("version.json"))).not.toHaveProperty("preview");
});
