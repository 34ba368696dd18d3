import { describe, expect, it } from "vitest";
import { neighbours } from "../../../src/flow/neighbours";
import type { Step, StepId } from "../../../src/flow/step";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";
import { asking, askingPaths } from "../../support/asking";

const pathsAround = (id: StepId) => {
  const { previous, next } = neighbours(stepOf(id), steps);
  return [previous?.href, next?.href];
};

describe("neighbours", () => {
  const way = ["/", ...askingPaths, "/bedankt/"];

  it.each<[StepId, string | undefined, string | undefined]>([
    ["welcome", undefined, way[1]],
    ...asking.map(({ id }, i): [StepId, string | undefined, string | undefined] => [
      id,
      way[i],
      way[i + 2],
    ]),
    ["thankYou", undefined, undefined],
    ["technicalDifficulties", "/makelaar/", undefined],
  ])("of %s are %s and %s", (id, previous, next) => {
    expect(pathsAround(id)).toEqual([previous, next]);
  });

  it("names pages of ours by their short name", () => {
    const [first, second, third] = asking;
    expect(neighbours(stepOf(second?.id ?? "welcome"), steps)).toEqual({
      previous: { href: first?.path, external: false, label: `step.${first?.id}` },
      next: { href: third?.path, external: false, label: `step.${third?.id}` },
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

  it("leads out on one side only where only one is external", () => {
    const step = stepOf("brokerSearch");
    const out = "https://afspraak.example/";
    expect(neighbours({ ...step, next: out, nextExternal: true }, steps)).toMatchObject({
      previous: { href: askingPaths.at(-2), external: false },
      next: { href: out, external: true },
    });
    expect(neighbours({ ...step, previous: out, previousExternal: true }, steps)).toMatchObject({
      previous: { href: out, external: true },
      next: { href: "/bedankt/", external: false },
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
