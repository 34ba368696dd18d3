import { describe, expect, it } from "vitest";
import type { Problems } from "../../../src/answers/checkAnswers";
import { stillWrong } from "../../../src/flow/rules";
import { stepOf } from "../../../src/flow/stepOf";

const choice = stepOf("insuranceChoice");
const halfDate = { startDate: { day: "1", month: "", year: "" } };

describe("stillWrong", () => {
  it("leaves out what was put right", () => {
    const shown: Problems = { formula: "required", startDate: "dateIncomplete" };
    expect(stillWrong(choice, { formula: "basis", ...halfDate }, shown, {})).toEqual({
      startDate: "dateIncomplete",
    });
    expect(stillWrong(choice, { formula: "basis" }, shown, {})).toEqual({});
  });

  it("says nothing that was not said before", () => {
    expect(stillWrong(choice, halfDate, { formula: "required" }, {})).toEqual({
      formula: "required",
    });
  });

  it("says what is wrong by now at a question that was wrong otherwise", () => {
    expect(stillWrong(choice, halfDate, { startDate: "datePast" }, {})).toEqual({
      startDate: "dateIncomplete",
    });
  });

  it("keeps what the back end refused until that is answered anew", () => {
    const shown: Problems = { options: "choice" };
    expect(stillWrong(choice, { formula: "basis" }, shown, shown)).toEqual(shown);
    expect(stillWrong(choice, { formula: "basis" }, shown, {})).toEqual({});
  });

  it("says what the form itself finds wrong rather than what the back end refused there", () => {
    const refused: Problems = { formula: "choice" };
    expect(stillWrong(choice, {}, refused, refused)).toEqual({ formula: "required" });
  });

  it("is the same object while nothing changed, so that nothing is drawn", () => {
    const shown: Problems = { formula: "required" };
    expect(stillWrong(choice, {}, shown, {})).toBe(shown);
  });
});
