import { describe, expect, it } from "vitest";
import { stepperStates } from "../../../src/flow/stepperStates";
import { steps } from "../../../src/flow/steps";

describe("stepperStates", () => {
  it.each([
    [0, ["disabled", "disabled", "disabled", "disabled"]],
    [1, ["current", "disabled", "disabled", "disabled"]],
    [2, ["done", "current", "disabled", "disabled"]],
    [3, ["done", "done", "current", "disabled"]],
    [4, ["done", "done", "done", "current"]],
    [5, ["done", "done", "done", "done"]],
  ])("on chapter %i: %j", (chapter, expected) => {
    expect(stepperStates(steps, chapter).map(({ state }) => state)).toEqual(expected);
  });

  it("shows the four question steps with their number and short name, and no others", () => {
    expect(stepperStates(steps, 0).map(({ value, label }) => [value, label])).toEqual([
      [1, "step.insuranceChoice"],
      [2, "step.familySituation"],
      [3, "step.yourInformation"],
      [4, "step.brokerSearch"],
    ]);
  });
});
