import { expect, it } from "vitest";
import { previewOptions } from "../../../scripts/previewOptions.mjs";

const asked = (...args: string[]) => previewOptions(args, "/familiale-verzekering");

it.each([
  [[], "/familiale-verzekering"],
  [["--path", "/"], ""],
  [["--path", "/voorbeeld/lente"], "/voorbeeld/lente"],
  [["--path", "voorbeeld/"], "/voorbeeld"],
])("%j stands below %j", (args, basePath) => {
  expect(asked(...args)).toEqual({ basePath, leads: undefined, serves: true });
});

it("takes another endpoint for its leads, and builds without serving", () => {
  expect(asked("--leads", "https://tests.voorbeeld.example/leads", "--build")).toMatchObject({
    leads: "https://tests.voorbeeld.example/leads",
    serves: false,
  });
});

it.each([
  ["--path", "/met spatie/"],
  ["--path", "/a?b"],
  ["--pad", "/x/"],
])("refuses %s %s by name", (...args) => {
  expect(() => asked(...args)).toThrow(args[0]);
});
