import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { checkColours, contrast } from "../../../src/build/checkColours";

const file = "src/brand/colours.css";

/** The problems of this site with another text in its colours. */
async function problemsWith(change: (css: string) => string): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), "colours-"));
  cpSync(file, path.join(root, file), { recursive: true });
  writeFileSync(path.join(root, file), change(readFileSync(file, "utf8")));
  return checkColours(root);
}

it("finds nothing in those of this site", async () => {
  expect(await checkColours(".")).toEqual([]);
});

it("names both colours, what is needed and the repair", async () => {
  expect(await problemsWith(css => css.replace(/--edge: #\w+/, "--edge: #c0cccc"))).toEqual([
    expect.stringMatching(
      /^src\/brand\/colours\.css: --edge \(#c0cccc\) on --white \(#fff\) has a contrast of 1\.6\d; it needs 3\. Make one of them darker \(--edge\) or lighter \(--white\)\.$/,
    ),
    expect.stringContaining("--edge (#c0cccc) on --mist"),
    expect.stringContaining("--edge (#c0cccc) on --lamp-pale"),
  ]);
});

it("finds light text that is too dark", async () => {
  const [problem] = await problemsWith(css =>
    css.replace(/--dusk-text: #\w+/, "--dusk-text: #456"),
  );
  expect(problem).toMatch(/lighter \(--dusk-text\) or darker \(--dusk\)/);
});

it("names a colour that is missing, or not written as six digits", async () => {
  expect(await problemsWith(css => css.replace("--petrol-dark:", "--petrol-deep:"))).toEqual([
    expect.stringContaining("lacks --petrol-dark:"),
  ]);
  expect(await problemsWith(css => css.replace(/--lamp: #\w+/, "--lamp: orange"))).toEqual([
    expect.stringContaining("lacks --lamp:"),
  ]);
  expect(await problemsWith(() => "")).toHaveLength(1);
});

it("has the browser's colour follow", async () => {
  expect(await problemsWith(css => css.replace(/--dusk: #\w+/, "--dusk: #0b2b32"))).toEqual([
    "src/brand/brand.ts: themeColour is #0c323a. Give it --dusk, #0b2b32.",
  ]);
});

it("agrees with known ratios", () => {
  expect(contrast("#fff", "#ffffff")).toBe(1);
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#fff")).toBeCloseTo(4.48, 2);
});
