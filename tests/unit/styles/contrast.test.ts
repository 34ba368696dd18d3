import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8");

/** A colour token as its three channels, 0 to 1. */
function token(name: string): number[] {
  const [, hex = ""] = new RegExp(`--${name}: #([0-9a-f]{3,6});`).exec(css) ?? [];
  const six = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  return [0, 2, 4].map(at => Number.parseInt(six.slice(at, at + 2), 16) / 255);
}

/** Relative luminance and contrast ratio: WCAG 2.2. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = token(name).map(channel =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const paper = ["white", "mist", "lamp-pale"];
const night = ["dusk", "dusk-2", "dusk-3"];

it.each<[text: string, grounds: string[], ratio: number]>([
  // WCAG asks 4.5; the house asks 7 of running text.
  ["ink", [...paper, "lamp", "petrol-light", "error-pale", "line"], 7],
  ["ink-soft", paper, 7],
  ["petrol", paper, 7],
  ["petrol-dark", paper, 7],
  ["white", ["petrol", "petrol-dark", "ink", ...night], 7],
  ["dusk-text", night, 4.5],
  ["lamp", ["dusk", "dusk-2", "ink"], 4.5],
  ["error", [...paper, "error-pale"], 4.5],
  // Borders of boxes, ticks and sliders, and the two colours of the focus ring: WCAG 1.4.11 asks 3.
  ["edge", paper, 3],
  ["ink", ["lamp"], 3],
  ["lamp", ["dusk", "ink"], 3],
])("--%s can be read on %s (at least %d)", (text, grounds, ratio) => {
  for (const ground of grounds)
    expect(contrast(text, ground), `--${text} on --${ground}`).toBeGreaterThanOrEqual(ratio);
});

it("agrees with known ratios", () => {
  expect(contrast("white", "white")).toBe(1);
  expect(contrast("ink", "white")).toBeCloseTo(15.36, 1);
});
