import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const drawing = (name: string) => read(`static/drawings/${name}`);

/** The ids of the symbols in a drawing file, in order of the alphabet. */
const symbolsIn = (svg: string) =>
  [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1]).sort();

/** The members of the union of strings that a type file declares. */
const membersOf = (source: string) =>
  [...source.matchAll(/"([^"]+)"/g)].map(match => match[1]).sort();

const svgFiles = [
  "static/drawings/house.svg",
  "static/drawings/hero-wide.svg",
  "static/drawings/hero-small.svg",
  "static/drawings/pictograms.svg",
  "static/drawings/icons.svg",
  "static/drawings/sending.svg",
  "static/drawings/map.svg",
  "src/brand/files/logo.svg",
  "src/brand/files/favicon.svg",
];

describe("names and symbols", () => {
  it("has a symbol for every icon name, and a name for every symbol", () => {
    expect(symbolsIn(drawing("icons.svg"))).toEqual(membersOf(read("src/drawings/IconName.ts")));
  });

  it("has a symbol for every pictogram name, and a name for every symbol", () => {
    expect(symbolsIn(drawing("pictograms.svg"))).toEqual(
      membersOf(read("src/drawings/PictogramName.ts")),
    );
  });

  it("has both scenes of the house, and the envelope apart from its path", () => {
    expect(symbolsIn(drawing("house.svg"))).toEqual(["band", "house"]);
    expect(symbolsIn(drawing("sending.svg"))).toEqual(["envelope", "sending"]);
  });

  it("switches every property of the house from its style sheet, and no other", () => {
    const asked = [...drawing("house.svg").matchAll(/var\((--house-[\w-]+)/g)].map(m => m[1]);
    const set = [...read("src/drawings/House.module.css").matchAll(/(--house-[\w-]+): [01];/g)];
    expect(new Set(set.map(m => m[1]))).toEqual(new Set(asked));
  });

  it("has a switch for every extra", () => {
    for (const extra of membersOf(read("src/drawings/HouseExtra.ts"))) {
      expect(drawing("house.svg")).toContain(`var(--house-${extra},0)`);
    }
  });
});

describe.each(svgFiles)("%s", path => {
  const svg = read(path);

  it("uses only ids of its own", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const match of svg.matchAll(/href="([^"]+)"/g)) {
      expect(ids.map(id => `#${id}`)).toContain(match[1]);
    }
  });

  it("carries no script, style or gradient", () => {
    expect(svg).not.toMatch(/<script|<style| style=|Gradient|<foreignObject| on\w+=/);
  });
});

describe("sizes", () => {
  it.each([
    ["static/drawings/house.svg", 2500],
    ["static/drawings/hero-wide.svg", 4000],
    ["static/drawings/hero-small.svg", 4000],
    ["static/drawings/pictograms.svg", 4000],
    ["static/drawings/icons.svg", 1800],
    ["static/drawings/sending.svg", 2500],
    ["static/drawings/map.svg", 1000],
    ["src/brand/files/logo.svg", 500],
    ["src/brand/files/favicon.svg", 500],
  ])("%s stays under %i bytes, gzipped", (path, budget) => {
    expect(gzipSync(readFileSync(path), { level: 9 }).length).toBeLessThanOrEqual(budget);
  });

  it("keeps the social picture under 60 kB", () => {
    expect(readFileSync("src/brand/files/social.png").length).toBeLessThanOrEqual(60_000);
  });
});
