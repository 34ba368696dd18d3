import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => path.join("src", name));

/** A list in a query, with or without arguments. */
const list = /^.*\ball[A-Z]\w*(?:\((?:filter|sort|limit|skip):| \{ (?:nodes|edges) \{).*$/gm;

it("each list that a page asks for has an order: Gatsby's own is that in which files were read", () => {
  const lists = files.flatMap(file =>
    [...readFileSync(file, "utf8").matchAll(list)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(line => !/\bsort: [[{]/.test(line))).toEqual([]);
});
