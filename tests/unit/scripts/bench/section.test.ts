import { expect, it } from "vitest";
import { marked } from "../../../../scripts/bench/report/marked.mjs";
import { section } from "../../../../scripts/bench/report/section.mjs";
import { figure, result } from "./results";

const load = result("load", [
  figure("a bare page", "LCP", 640),
  figure("/", "LCP", 1700),
  figure("/", "key to paint", 28, 40),
]);
const rows = (text: string) => text.split("\n").filter(line => line.startsWith("| "));

it("tells how to measure what was not", () => {
  expect(section(new Map())).toContain("`npm run bench -- load`");
  expect(section(new Map())).not.toMatch(/undefined|NaN|!\[/);
});

it("shows each figure beside that of the bare page, and where it was measured", () => {
  const text = section(new Map([["load", load]]));
  const [head = "", , bare = "", ours = ""] = rows(text);
  expect(head).toContain("| FCP | LCP | TBT |");
  expect(bare).toBe("| a bare page |  |  | 640 ms (320 ms to 640 ms) |  |  |  |  |");
  expect(ours).toBe("| / |  |  | 1.70 s (850 ms to 1.70 s) |  |  |  |  |");
  expect(rows(text).at(-1)).toContain("| 28 ms | 40 ms |");
  expect(text).toContain("commit 0123456789, 3 rounds: 2 x Some processor");
  expect(text).toContain("](charts/load.svg)");
});

it("says so when the measured state was no commit", () => {
  const text = section(new Map([["load", { ...load, changed: true }]]));
  expect(text).toContain("commit 0123456789 with changes");
});

it("lists the other results", () => {
  expect(section(new Map([["send", result("send", [])]]))).toContain("`bench/results/send.json`");
});

it("replaces only what is drawn", () => {
  const page =
    "a\n<!-- drawn by npm run bench -- report: do not edit by hand -->\nold\n<!-- end of what is drawn -->\nb";
  const once = marked(page, "new");
  expect(once).toMatch(/^a\n<!--[^>]*-->\n\nnew\n\n<!--[^>]*-->\nb$/);
  expect(marked(once, "new")).toBe(once);
  expect(() => marked("a text", "new")).toThrow("no place");
});
