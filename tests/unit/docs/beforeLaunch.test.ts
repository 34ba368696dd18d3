import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brand } from "../../../src/brand/brand";
import { legal } from "../../../src/brand/legal";
import { configDefaults } from "../../support/configDefaults";
import { localeFiles } from "../../support/dutchTexts";

const rows = readFileSync("docs/before-launch.md", "utf8")
  .split("\n")
  .filter(line => line.startsWith("| `"));
const listed = rows.flatMap(row =>
  [...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
);

/** The names of all values below an object: `brand.ombudsman.url`; a list is one value. */
const namesIn = (name: string, value: unknown): string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, below]) => namesIn(`${name}.${key}`, below))
    : [name];

const { contact, links, promises } = configDefaults;
const facts = [
  ...namesIn("brand", brand),
  ...namesIn("legal", legal),
  ...namesIn("config", { contact, links, promises }),
];
const texts = Object.assign({}, ...Object.values(localeFiles())) as Record<string, string>;

it("names texts, facts and settings that exist, each once", () => {
  expect(listed.length).toBeGreaterThan(80);
  expect(listed.filter(name => !(name in texts) && !facts.includes(name))).toEqual([]);
  expect(listed.filter((name, i) => listed.indexOf(name) !== i)).toEqual([]);
});

it("has a line for all that the provider says of itself, and for each promise", () => {
  expect(facts.filter(name => !listed.includes(name))).toEqual([]);
});

it("has a line for each text that speaks of cover, cost or terms", () => {
  const speaks =
    /\bverzekerd\b|vergoed|vrijstelling|\btarief|\bgratis\b|\bpolis\b.*\bdag\b|opzeg|acht op de tien|werkdagen|binnen een maand|FSMA|dichtstbijzijnde/i;
  const forgotten = Object.entries(texts).filter(
    ([key, text]) => !key.startsWith("handover.") && speaks.test(text) && !listed.includes(key),
  );
  expect(
    forgotten.map(([key]) => key),
    "Add a line to docs/before-launch.md.",
  ).toEqual([]);
});
