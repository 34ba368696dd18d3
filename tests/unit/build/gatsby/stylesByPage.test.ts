import { expect, it } from "vitest";
import { type CacheGroups, stylesByPage } from "../../../../src/build/gatsby/stylesByPage";

interface Group {
  test(module: { type: string }): boolean;
  chunks(chunk: { name?: string | null }): boolean;
  minChunks: number;
}

it("shares what all question pages use, and no other page's styles or code", () => {
  const groups: CacheGroups = { styles: { name: "styles" } };
  stylesByPage(groups);
  const { test, chunks, minChunks } = groups.styles as Group;
  const page = (name: string) => `component---src-templates-${name}-tsx`;
  const shared = ["insurance-choice", "family-situation", "your-information", "broker-search"];
  const others = ["welcome", "thank-you", "not-found"];
  expect(shared.filter(name => chunks({ name: page(name) }))).toEqual(shared);
  expect(others.filter(name => chunks({ name: page(name) }))).toEqual([]);
  expect(chunks({ name: null })).toBe(false);
  expect(minChunks).toBe(shared.length);
  expect(test({ type: "css/mini-extract" })).toBe(true);
  expect(test({ type: "javascript/auto" })).toBe(false);
});

it("says when Gatsby no longer gathers all styles", () => {
  expect(() => stylesByPage({})).toThrow("styles-by-page");
});
