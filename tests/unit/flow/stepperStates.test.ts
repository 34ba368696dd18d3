import { describe, expect, it } from "vitest";
import { stepperStates } from "../../../src/flow/stepperStates";
import { steps } from "../../../src/flow/steps";
import { asking } from "../../support/asking";

const total = asking.length;
const ahead = (done: number) => Array(total - done - 1).fill("disabled");

describe("stepperStates", () => {
  it.each<[number, string[]]>([
    [0, Array(total).fill("disabled")],
    ...asking.map((_, i) => {
      const states = [...Array(i).fill("done"), "current", ...ahead(i)];
      return [i + 1, states] as [number, string[]];
    }),
    [total + 1, Array(total).fill("done")],
  ])("on chapter %i: %j", (chapter, expected) => {
    expect(stepperStates(steps, chapter).map(({ state }) => state)).toEqual(expected);
  });

  it("shows the question steps with their number and short name, and no others", () => {
    expect(stepperStates(steps, 0).map(({ value, label }) => [value, label])).toEqual(
      asking.map(({ id }, i) => [i + 1, `step.${id}`]),
    );
  });
});
