import { expect, it } from "vitest";
import { edited, type Planned } from "../../../../src/build/gatsby/edited";

const source = "ask(page, `HEAD`)\nask(other, `HEAD`)\n";
const plan = (find: RegExp, instead: string, matches: number): Planned => ({
  repair: {
    name: "head-with-base",
    upstream: "gatsby",
    reason: "Asked at the root.",
    stage: "scripts",
  },
  edit: { file: "gatsby/cache-dir/loader.js", find, instead, matches },
});

it("replaces all that is found, in order", () => {
  const twice = [plan(/`HEAD`/, "`GET`", 2), plan(/ask\((\w+), `GET`\)/, "get($1)", 2)];
  expect(edited(source, twice)).toBe("get(page)\nget(other)\n");
});

it.each([
  ["never", /`POST`/, 1, "0 times, expected: 1"],
  ["once too often", /`HEAD`/, 1, "2 times, expected: 1"],
  ["too rarely", /`HEAD`/, 3, "2 times, expected: 3"],
])("stops when it is found %s", (_, find, matches, found) => {
  const change = () => edited(source, [plan(find, "", matches)]);
  expect(change).toThrow('"head-with-base"');
  expect(change).toThrow(`in gatsby/cache-dir/loader.js was found ${found}`);
  expect(change).toThrow(/written against gatsby \d/);
  expect(change).toThrow("docs/gatsby.md");
});

it("counts what earlier changes left", () => {
  const half = [plan(/ask\(other.*\n/, "", 1), plan(/`HEAD`/, "`GET`", 1)];
  expect(edited(source, half)).toBe("ask(page, `GET`)\n");
});
