import { describe, expect, it } from "vitest";
import {
  basePath,
  errorFiles,
  htmlFile,
  pagePaths,
  readPublic,
  stepPaths,
} from "../support/built/site";
import {
  chunkScripts,
  componentsOf,
  gzipped,
  htmlBudget,
  scriptBudget,
  table,
} from "../support/built/weight";

/** Addresses of the scripts in the HTML that a current browser runs. */
function htmlScripts(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter(tag => !/\bnomodule\b/i.test(tag))
    .flatMap(tag => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map(address => address.replace(`${basePath}/`, ""));
}

/** All script files of a page: those in its HTML and those of its component. */
const scriptsOf = (pagePath: string) => [
  ...new Set([
    ...htmlScripts(readPublic(htmlFile(pagePath))),
    ...componentsOf(pagePath).flatMap(chunkScripts),
  ]),
];

const sum = (names: readonly string[]) => names.reduce((total, name) => total + gzipped(name), 0);

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
      sum(scripts),
      stepPaths.includes(pagePath) ? scriptBudget : "-",
      html,
      htmlBudget,
    ]),
  ]),
);

describe("weight", () => {
  it.each(weights.filter(({ pagePath }) => stepPaths.includes(pagePath)))(
    "loads at most 100 kB of JavaScript for $pagePath",
    ({ scripts }) => {
      expect(scripts.length).toBeGreaterThan(3);
      expect(sum(scripts)).toBeLessThanOrEqual(scriptBudget);
    },
  );

  it.each(weights)("keeps the HTML of $pagePath within 14 kB", ({ html }) => {
    expect(html).toBeLessThanOrEqual(htmlBudget);
  });

  it.each(errorFiles)("keeps %s within 14 kB", name => {
    expect(gzipped(name)).toBeLessThanOrEqual(htmlBudget);
  });
});
