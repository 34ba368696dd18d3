import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkLanguages } from "../../../src/build/checkLanguages";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "languages-"));
  write("nl-BE", "common.json", { "a.title": "Titel", "a.year": "Jaar {{year}}" });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(language: string, file: string, texts: unknown): void {
  const folder = path.join(root, "locales", language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), typeof texts === "string" ? texts : JSON.stringify(texts));
}

const check = () => checkLanguages(root, ["nl-BE", "fr-BE"]);

it("finds nothing in a whole translation, nor with one language", async () => {
  write("fr-BE", "common.json", { "a.title": "Titre", "a.year": "Année {{ year }}" });
  expect(await check()).toEqual({ problems: [], warnings: [] });
  expect(await checkLanguages(root, ["nl-BE"])).toEqual({ problems: [], warnings: [] });
});

it("names the folder that is missing, and how to begin", async () => {
  const { problems } = await check();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/src\/settings\/site\.ts.*locales\/fr-BE.*Copy locales\/nl-BE/);
});

it("names the file that is missing and carries words of others", async () => {
  write("fr-BE", "pets.json", {});
  const { problems } = await check();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/fr-BE\/common\.json is missing.*Copy it from locales\/nl-BE/);
});

it("counts what is missing, without stopping the build", async () => {
  write("fr-BE", "common.json", { "a.title": "Titre" });
  const { problems, warnings } = await check();
  expect(problems).toEqual([]);
  expect(warnings[0]).toMatch(/fr-BE\/common\.json: 1 of 2 texts are missing.*"a\.year"/);
});

it("refuses keys nobody asks for, other values and broken JSON, naming the place", async () => {
  write("fr-BE", "common.json", { "a.titel": "Titre", "a.year": "Année {{an}}" });
  const { problems } = await check();
  expect(problems[0]).toMatch(/fr-BE\/common\.json: nothing asks for "a\.titel"/);
  expect(problems[1]).toMatch(/"a\.year" must have the values year/);
  write("fr-BE", "common.json", "{");
  expect((await check()).problems[0]).toMatch(/fr-BE\/common\.json is not valid JSON/);
});
