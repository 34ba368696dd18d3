import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { markList } from "../../../src/marks/markList";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map(file =>
  file.replaceAll(path.sep, "/"),
);
const read = (file: string) => readFileSync(path.join("src", file), "utf8");
const code = files.filter(file => /\.tsx?$/.test(file));
/** Whose comment shows how. */
const theWay = "marks/marks.ts";
const names = Object.keys(markList);

/** Files in which a pattern stands, by the name that it finds there. */
function placesOf(pattern: RegExp): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const file of code.filter(each => each !== theWay))
    for (const [, name = ""] of read(file).matchAll(pattern))
      places.set(name, [...(places.get(name) ?? []), file.replace(/\.tsx?$/, "")]);
  return places;
}

const set = placesOf(/\bmarks\(\)\.(\w+) = /g);
const cleared = placesOf(/delete marks\(\)\.(\w+);/g);
const asked = placesOf(/\bmarks\(\)\.(\w+)(?= [!=]==)/g);
const taken = placesOf(/const \{ ([^}]*) \} = marks\(\);/g);

/** Attributes that styles ask for: `data-x-y` is xY. */
const styled = new Set(
  files
    .filter(file => file.endsWith(".css"))
    .flatMap(file => [...read(file).matchAll(/\[data-([a-z-]+)/g)])
    .map(([, name = ""]) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())),
);
/** Those of elements in the page. */
const drawn = new Set(
  code
    .filter(file => file.endsWith(".tsx"))
    .flatMap(file => [...read(file).matchAll(/\bdata-([a-z-]+)(?==|[\s/>])/g)])
    .map(([, name = ""]) => name),
);

describe("marks on <html>", () => {
  it.each(Object.entries(markList))("%s is set and cleared where the list says", (name, mark) => {
    expect([...new Set(set.get(name))].sort()).toEqual([...mark.setBy].sort());
    expect([...new Set(cleared.get(name))].sort()).toEqual([...mark.clearedBy].sort());
  });

  it.each(names)("%s is asked for by styles or by code", name => {
    const words = [...taken.keys()].flatMap(list => list.split(", "));
    expect(styled.has(name) || asked.has(name) || words.includes(name)).toBe(true);
  });

  it("are all that styles ask for, but for attributes of elements", () => {
    expect(styled.size).toBeGreaterThan(names.length / 2);
    expect([...styled].filter(name => !names.includes(name) && !drawn.has(name))).toEqual([]);
    expect(names.filter(name => drawn.has(name))).toEqual([]);
  });

  it("are reached in one way", () => {
    const other = /documentElement\.(?:dataset|(?:get|set|has|remove|toggle)Attribute)/;
    expect(code.filter(file => other.test(read(file)))).toEqual([theWay]);
  });
});
