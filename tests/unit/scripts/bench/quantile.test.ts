import { expect, it } from "vitest";
import { quantile } from "../../../../scripts/bench/measuring/quantile.mjs";

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

it.each([
  [[3, 1, 2], 0.5, 2],
  [hundred, 0.5, 50],
  [hundred, 0.95, 95],
  [hundred, 1, 100],
  [hundred, 0, 1],
  [[7], 0.95, 7],
])("%j at %s is %s", (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected);
});

it("has no figure of nothing", () => {
  expect(quantile([], 0.5)).toBeNaN();
});
