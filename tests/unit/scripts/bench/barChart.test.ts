// @vitest-environment jsdom
import { expect, it } from "vitest";
import { barChart, chartText } from "../../../../scripts/bench/report/barChart.mjs";
import { figure } from "./results";

const chart = {
  title: "How soon & how late",
  whats: ["live", "LCP"],
  to: "p95" as const,
  figures: [
    figure("a bare page", "live", 100, 150),
    figure("/", "live", 200, 390),
    figure("/", "LCP", 50),
    figure("/", "bytes", 9000),
  ],
};
const drawn = (svg: string) => new DOMParser().parseFromString(svg, "image/svg+xml");

it("says in words what it shows", () => {
  const said =
    "How soon & how late: live from 100 ms (a bare page) to 200 ms (/); LCP from 50 ms (/) to 50 ms (/).";
  expect(chartText(chart)).toBe(said);
  const { documentElement: svg } = drawn(barChart(chart));
  expect(svg.getAttribute("role")).toBe("img");
  const named = svg.getAttribute("aria-labelledby")?.split(" ") ?? [];
  expect(named.map(id => svg.querySelector(`#${id}`)?.textContent)).toEqual([chart.title, said]);
});

it("draws each figure to one scale, its value beside it, and nothing else", () => {
  const svg = drawn(barChart(chart));
  const bars = [...svg.querySelectorAll("rect[height='13']")];
  const widths = bars.map(bar => Number(bar.getAttribute("width")));
  expect(bars.map(bar => bar.getAttribute("class"))).toEqual(["a", "a", "b"]);
  expect(widths[1]).toBeCloseTo(2 * (widths[0] ?? 0), 0);
  expect(widths[2]).toBeCloseTo((widths[0] ?? 0) / 2, 0);
  const texts = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(["100 ms", "200 ms", "50 ms", "a bare page"]));
  expect(texts).not.toContain("9.00 s");
});

it("stays inside its picture, however large a figure is", () => {
  const svg = drawn(barChart({ ...chart, figures: [figure("/", "live", 1, 98_765)] }));
  const [, , width] = svg.documentElement.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  for (const spread of svg.querySelectorAll(".spread"))
    expect(Number(/H([\d.]+)/.exec(spread.getAttribute("d") ?? "")?.[1])).toBeLessThan(width ?? 0);
});

/** Relative luminance, as WCAG has it. */
const luminance = (hex: string) => {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(long.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it("can be read in light and in dark, on a ground of its own", () => {
  const style = drawn(barChart(chart)).querySelector("style")?.textContent ?? "";
  for (const part of style.split("@media (prefers-color-scheme: dark)")) {
    const colour = (name: string) =>
      new RegExp(`(?:^|[ }\\n])${name.replace(".", "\\.")} \\{ (?:fill|stroke): (#\\w+)`).exec(
        part,
      )?.[1] ?? "";
    for (const text of ["text", ".quiet"])
      expect(contrast(colour(text), colour(".ground")), text).toBeGreaterThan(7);
    for (const bar of [".a", ".b", ".c", ".spread"])
      expect(contrast(colour(bar), colour(".ground")), bar).toBeGreaterThan(4.5);
  }
});
