import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brand } from "../../../src/brand/brand";
import { letters } from "../../../src/build/fontLetters";

/** The ranges of the file with few letters, as the style sheet has them. */
const [, ranges = ""] =
  readFileSync("src/styles/base.css", "utf8").match(/unicode-range:([^;]+);/) ?? [];
const inRange = ranges
  .trim()
  .split(/,\s*/)
  .flatMap(range => {
    const [from = 0, to = from] =
      range.match(/[0-9A-F]+/g)?.map(hex => Number.parseInt(hex, 16)) ?? [];
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  });

describe("the font that every page loads", () => {
  it("has the letters that the style sheet takes from it, and no other", () => {
    expect([...letters].sort()).toEqual(inRange.sort());
  });

  it("has all letters of the Dutch texts, and of the brand", () => {
    const folder = "locales/nl-BE";
    const texts = readdirSync(folder).map(name => readFileSync(`${folder}/${name}`, "utf8"));
    const written = new Set([...texts, JSON.stringify(brand)].join("").replace(/\s/g, ""));
    expect([...written].filter(letter => !letters.includes(letter))).toEqual([]);
  });
});
