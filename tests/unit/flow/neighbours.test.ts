import { describe, expect, it } from "vitest";
import { neighbours } from "../../../src/flow/neighbours";
import type { Step, StepId } from "../../../src/flow/step";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";

const pathsAround = (id: StepId) => {
  const { previous, next } = neighbours(stepOf(id), steps);
  return [previous?.href, next?.href];
};

describe("neighbours", () => {
  it.each<[StepId, string | undefined, string | undefined]>([
    ["welcome", undefined, "/verzekeringskeuze/"],
    ["insuranceChoice", "/", "/gezinssituatie/"],
    ["familySituation", "/verzekeringskeuze/", "/uw-gegevens/"],
    ["yourInformation", "/gezinssituatie/", "/makelaar/"],
    ["brokerSearch", "/uw-gegevens/", "/bedankt/"],
    ["thankYou", undefined, undefined],
    ["technicalDifficulties", "/makelaar/", undefined],
  ])("of %s are %s and %s", (id, previous, next) => {
    expect(pathsAround(id)).toEqual([previous, next]);
  });

  it("names pages of ours by their short name", () => {
    expect(neighbours(stepOf("familySituation"), steps)).toEqual({
      previous: {
        href: "/verzekeringskeuze/",
        external: false,
        label: "step.insuranceChoice",
      },
      next: { href: "/uw-gegevens/", external: false, label: "step.yourInformation" },
    });
  });

  it("leads out of the site where a side is external", () => {
    const step: Step = {
      id: "brokerSearch",
      path: "/makelaar/",
      chapter: 4,
      label: "step.brokerSearch",
      previous: "https://makelaar.example/terug",
      previousExternal: true,
      next: "https://afspraak.example/",
      nextExternal: true,
    };
    expect(neighbours(step, steps)).toEqual({
      previous: { href: "https://makelaar.example/terug", external: true },
      next: { href: "https://afspraak.example/", external: true },
    });
  });

  it("has no side for a name that is no step", () => {
    expect(neighbours({ ...stepOf("welcome"), next: "elsewhere" }, steps)).toEqual({});
  });

  it("has keys only for sides that exist", () => {
    expect(Object.keys(neighbours(stepOf("thankYou"), steps))).toEqual([]);
  });
});

describe("stepOf", () => {
  it("finds each step by its id", () => {
    for (const step of steps) expect(stepOf(step.id)).toBe(step);
  });

  it("says where a step that is missing belongs", () => {
    expect(() => stepOf("nowhere" as StepId)).toThrow(/"nowhere".*src\/flow\/steps\.ts/);
  });
});
