import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { builtScripts } from "../../scripts/builtScripts.mjs";
import { publicFiles, publicFolder, readPublic, repository } from "../support/built/site";

const words = (file: string): string[] =>
  Object.values(JSON.parse(readFileSync(path.join(repository, "locales", file), "utf8")));
// Of scripts those of this build: public/ keeps the ones of an earlier preview.
const shipped = [...builtScripts(publicFolder), ...[".html", ".json"].flatMap(publicFiles)];

it("the gallery of the kit is not in a production build: no page, no chunk, no text of it", () => {
  expect(shipped.filter(name => /(?:^|\/)kit\b|templates-kit/i.test(name))).toEqual([]);
  const long = words("nl-BE/kit.json").filter(text => text.length > 25);
  expect(long.length).toBeGreaterThan(5);
  for (const name of shipped) {
    const content = readPublic(name);
    expect(
      long.filter(text => content.includes(text)),
      name,
    ).toEqual([]);
  }
});

it("no words of the kit in other languages are shipped", () => {
  const long = ["de", "fr", "it", "en"].flatMap(language =>
    words(`${language}/ui.json`).filter(text => text.length > 25),
  );
  expect(long.length).toBeGreaterThan(20);
  for (const name of shipped) {
    const content = readPublic(name);
    expect(
      long.filter(text => content.includes(text)),
      name,
    ).toEqual([]);
  }
});
