import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const files = readdirSync("tests", { recursive: true, encoding: "utf8" }).filter(name =>
  /\.(?:test|spec)\.tsx?$/.test(name),
);

/** Every test that the last column of a table names: its file, and how its name begins. */
const named = readFileSync("docs/runtime.md", "utf8")
  .split("\n")
  .filter(line => line.startsWith("| ") && !line.startsWith("| ---"))
  .flatMap(line => {
    let file = "";
    return (line.split(" | ").at(-1) ?? "")
      .split(/;|,? and (?=\w+\.(?:test|spec))/)
      .flatMap(part => {
        const [, own, words = ""] =
          /^\s*(\w+\.(?:test|spec))\b[^:]*:?\s*(.*?)\s*\|?$/.exec(part) ?? [];
        if (own) file = own;
        const begin = own ? words : part.replace(/\|$/, "").trim();
        return file ? [[file, begin] as const] : [];
      });
  });

describe("docs/runtime.md", () => {
  it("names tests", () => expect(named.length).toBeGreaterThan(60));

  it.each(named)("names %s: %s, which is there", (file, begin) => {
    // Some rooms have files of the same name.
    const texts = files
      .filter(name => name.replace(/\.tsx?$/, "").endsWith(path.sep + file))
      .map(name => readFileSync(path.join("tests", name), "utf8").replace(/\s+/g, " "));
    expect(texts).not.toEqual([]);
    expect(texts.some(text => text.includes(begin))).toBe(true);
  });
});
