import { expect, it } from "vitest";
import { expectMatches } from "../../../../src/build/gatsby/expectMatches";

it.each([
  ["short-syntax", 1],
  ["current-syntax", 3],
  ["own-worker-files", 0],
  ["short-file-names", 7],
] as const)("lets %s pass when it finds %i", (name, found) => {
  expect(() => expectMatches(name, found, "it")).not.toThrow();
});

it.each([
  ["short-syntax", 2],
  ["current-syntax", 0],
  ["own-worker-files", 1],
  ["short-file-names", 0],
] as const)("stops %s when it finds %i", (name, found) => {
  expect(() => expectMatches(name, found, "a thing in sw.js")).toThrow(
    `Repair "${name}" does not fit any more: a thing in sw.js was found ${found} times`,
  );
});
