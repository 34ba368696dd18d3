import { describe, expect, it } from "vitest";
import { errorFiles, htmlFile, pagePaths, stepPaths } from "../support/built/site";
import {
  gzipped,
  htmlBudget,
  scriptBudget,
  scriptsOf,
  table,
  weightOf,
} from "../support/built/weight";

const weights = pagePaths.map(pagePath => ({
  pagePath,
  scripts: scriptsOf(pagePath),
  html: gzipped(htmlFile(pagePath)),
}));

process.stdout.write(
  table([
    ["page (bytes, gzip -9)", "scripts", "JavaScript", "budget", "HTML", "budget"],
    ...weights.map(({ pagePath, scripts, html }) => [
      pagePath,
      scripts.length,
      weightOf(scripts),
      stepPaths.includes(pagePath) ? scriptBudget : "-",
      html,
      htmlBudget,
    ]),
  ]),
);

describe("weight", () => {
  it.each(weights.filter(({ pagePath }) => stepPaths.includes(pagePath)))(
    "loads at most 95 kB of JavaScript for $pagePath",
    ({ scripts }) => {
      expect(scripts.length).toBeGreaterThan(3);
      expect(weightOf(scripts)).toBeLessThanOrEqual(scriptBudget);
    },
  );

  it.each(weights)("keeps the HTML of $pagePath within 14 kB", ({ html }) => {
    expect(html).toBeLessThanOrEqual(htmlBudget);
  });

  it.each(errorFiles)("keeps %s within 14 kB", name => {
    expect(gzipped(name)).toBeLessThanOrEqual(htmlBudget);
  });
});
