import { expect, it } from "vitest";
import { exampleDate } from "../../../src/steps/exampleDate";

it.each([
  ["2026-11-29", "15 12 2026"],
  ["2026-12-31", "15 1 2027"],
  ["2028-01-31", "15 2 2028"],
])("on %s the example is a day of the next month: %s", (today, example) => {
  expect(exampleDate(new Date(`${today}T12:00:00`))).toBe(example);
});
