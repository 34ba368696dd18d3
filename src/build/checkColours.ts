import { readFile } from "node:fs/promises";
import path from "node:path";
import { brand } from "../brand/brand";

const paper = ["white", "mist", "lamp-pale"];
const night = ["dusk", "dusk-2", "dusk-3"];

/** What is written or drawn on what, with the least ratio: WCAG asks 4.5 of text, the house 7 of running text. */
const pairs: readonly [colour: string, grounds: readonly string[], ratio: number][] = [
  ["ink", [...paper, "lamp", "petrol-light", "error-pale", "line"], 7],
  ["ink-soft", paper, 7],
  ["petrol", paper, 7],
  ["petrol-dark", paper, 7],
  ["white", ["petrol", "petrol-dark", "ink", ...night], 7],
  ["dusk-text", night, 4.5],
  ["lamp", ["dusk", "dusk-2", "ink"], 4.5],
  ["error", [...paper, "error-pale"], 4.5],
  // Borders of boxes, ticks and sliders: WCAG 1.4.11. The focus ring (lamp and ink) is above.
  ["edge", paper, 3],
];

const file = "src/brand/colours.css";

/** Problems of the provider's colours, each with its repair. */
export async function checkColours(root: string): Promise<string[]> {
  const css = await readFile(path.join(root, file), "utf8").catch(() => "");
  const colours = new Map(
    [...css.matchAll(/--([\w-]+): (#(?:[0-9a-f]{3}|[0-9a-f]{6}));/g)].map(
      ([, name = "", hex = ""]) => [name, hex],
    ),
  );
  const names = [...new Set(pairs.flatMap(([colour, grounds]) => [colour, ...grounds]))];
  const missing = names.filter(name => !colours.has(name));
  if (missing.length > 0)
    return [`${file} lacks ${missing.map(name => `--${name}`).join(", ")}: "--name: #rrggbb;".`];
  const of = (name: string) => colours.get(name) ?? "";
  const faint = pairs.flatMap(([colour, grounds, least]) =>
    grounds
      .filter(ground => contrast(of(colour), of(ground)) < least)
      .map(
        ground =>
          `${file}: --${colour} (${of(colour)}) on --${ground} (${of(ground)}) has a contrast of ${contrast(of(colour), of(ground)).toFixed(2)}; it needs ${least}. Make one of them ${luminance(of(colour)) < luminance(of(ground)) ? `darker (--${colour}) or lighter (--${ground})` : `lighter (--${colour}) or darker (--${ground})`}.`,
      ),
  );
  if (brand.themeColour !== of("dusk"))
    faint.push(
      `src/brand/brand.ts: themeColour is ${brand.themeColour}. Give it --dusk, ${of("dusk")}.`,
    );
  return faint;
}

/** Contrast ratio of two colours, `#rgb` or `#rrggbb`: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const six = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map(at => Number.parseInt(six.slice(at, at + 2), 16) / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
