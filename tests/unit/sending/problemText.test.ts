import { expect, it } from "vitest";
import { problemText } from "../../../src/sending/problemText";

const refused = { kind: "refused", here: true, step: undefined } as const;

it.each([
  ["a lead on the device", { row: { kept: "device" }, last: undefined }, "notSent"],
  ["a lead in the page's memory", { row: { kept: "page" }, last: undefined }, "notSentPage"],
  ["not looked yet: never that it was refused", { row: undefined, last: undefined }, "notSent"],
  ["not looked yet, but refused", { row: undefined, last: refused }, "refused"],
  ["no room for files", { row: null, last: { kind: "noRoomForFiles" } }, "noRoom"],
  ["files too large", { row: null, last: { ...refused, again: "smallerFiles" } }, "tooLarge"],
  ["files not taken", { row: null, last: { ...refused, again: "otherFiles" } }, "filesRefused"],
  ["taken for a program", { row: null, last: { ...refused, again: "asPerson" } }, "bot"],
  ["it was refused", { row: null, last: refused }, "refused"],
] as const)("%s", (_, known, key) => {
  expect(problemText({ ...known, begun: true })).toBe(`technicalDifficulties.${key}`);
});

it("without answers says that nothing waits, before and after looking", () => {
  for (const row of [undefined, null])
    expect(problemText({ row, last: undefined, begun: false })).toBe(
      "technicalDifficulties.nothing",
    );
});
