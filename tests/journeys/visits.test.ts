// @vitest-environment jsdom
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leadSchema } from "../../src/answers/leadSchema";
import { toLead } from "../../src/delivery/toLead";
import { forgetDraft, getDraft, reloadDraft, saveAnswers } from "../../src/draft/draftStore";
import { neighbours } from "../../src/flow/neighbours";
import { isReachable } from "../../src/flow/reachable";
import { firstUnanswered, mayLeave } from "../../src/flow/rules";
import type { Step } from "../../src/flow/step";
import { stepOf } from "../../src/flow/stepOf";
import { steps } from "../../src/flow/steps";
import { asking } from "../support/asking";
import { type Visit, visitedAt } from "./visit";
import { visits } from "./visits";
import { visitsAlone } from "./visitsAlone";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: visitedAt });
  forgetDraft();
});
afterEach(() => void vi.useRealTimers());

const lead = () =>
  toLead(getDraft(), { build: "1.0.0+abc", test: false, documents: [], now: visitedAt });
const answersAt = (visit: Visit, step: Step) =>
  step.validation ? visit.answers[step.validation] : {};
const stepAt = (path: string | undefined) => steps.find(step => step.path === path);

/** Answers step after step from the first one on; gives the steps in the order in which they came. */
function walk(visit: Visit): Step[] {
  const seen: Step[] = [];
  let step: Step | undefined = stepOf("welcome");
  while (step) {
    seen.push(step);
    expect(isReachable(step, steps, getDraft().answers)).toBe(true);
    expect(firstUnanswered(step, steps, getDraft().answers)).toBeUndefined();
    if (step.validation) {
      expect(lead()).toBeNull();
      expect(mayLeave(step, {}).kind).toBe("problems");
      saveAnswers(step.validation, answersAt(visit, step));
      // The page may be loaded anew at any moment.
      reloadDraft();
    }
    expect(mayLeave(step, answersAt(visit, step))).toEqual({ kind: "go" });
    step = stepAt(neighbours(step, steps).next?.href);
  }
  return seen;
}

describe.each(visits.map(visit => [visit.who, visit] as const))("%s", (_, visit) => {
  it("comes from the first page to the last, and becomes this lead", () => {
    expect(walk(visit).map(({ id }) => id)).toEqual([
      "welcome",
      ...asking.map(({ id }) => id),
      "thankYou",
    ]);
    expect(lead()).toMatchObject(visit.lead);
    expect(
      v.safeParse(leadSchema, { ...lead(), id: "6f9c2d4e-1b3a-4c5d-8e7f-0a1b2c3d4e5f" }).issues,
    ).toBeUndefined();
  });

  it("finds every answer again on the way back, and may come forward again", () => {
    walk(visit);
    const back: string[] = [];
    let step: Step | undefined = stepOf("brokerSearch");
    while (step) {
      back.push(step.id);
      if (step.validation)
        expect(getDraft().answers[step.validation]).toEqual(visit.answers[step.validation]);
      expect(mayLeave(step, answersAt(visit, step))).toEqual({ kind: "go" });
      step = stepAt(neighbours(step, steps).previous?.href);
    }
    expect(back).toEqual([...asking.map(({ id }) => id).reverse(), "welcome"]);
    expect(lead()).toMatchObject(visit.lead);
  });

  it("may come back from the page for problems and send again", () => {
    walk(visit);
    const problems = stepOf("technicalDifficulties");
    expect(firstUnanswered(problems, steps, getDraft().answers)).toBeUndefined();
    expect(stepAt(neighbours(problems, steps).previous?.href)?.id).toBe("brokerSearch");
  });

  it("is held at a step whose answers are emptied later, and at none before it", () => {
    walk(visit);
    for (const emptied of steps.filter(step => step.validation)) {
      const answers = { ...getDraft().answers, [emptied.id]: {} };
      for (const step of steps.filter(({ validation }) => validation))
        expect(firstUnanswered(step, steps, answers)?.id).toBe(
          step.chapter > emptied.chapter ? emptied.id : undefined,
        );
    }
  });
});

describe("changing an answer on the way back", () => {
  const [alone] = visits as [Visit];
  const [family, older] = visits.slice(visitsAlone.length) as [Visit, Visit];

  it("from damages to none drops their number, and back asks for it anew", () => {
    walk(older);
    const kept = older.answers.familySituation;
    saveAnswers("familySituation", { ...kept, claims: "nee" });
    expect(lead()?.family).toMatchObject({ claims: 0 });
    const { claimsCount: _, ...closed } = kept;
    saveAnswers("familySituation", { ...closed, claims: "ja" });
    expect(lead()).toBeNull();
    expect(firstUnanswered(stepOf("brokerSearch"), steps, getDraft().answers)?.id).toBe(
      "familySituation",
    );
  });

  it("from phone to e-mail no longer needs a number, but keeps a given one", () => {
    walk(family);
    const person = { ...family.answers.yourInformation, contactBy: "email" };
    saveAnswers("yourInformation", person);
    expect(lead()?.person).toMatchObject({ contactBy: "email", phone: "+32470123456" });
    saveAnswers("yourInformation", { ...person, phone: "" });
    expect(lead()?.person).toMatchObject({ phone: null });
    saveAnswers("yourInformation", { ...person, phone: "", contactBy: "phone" });
    expect(lead()).toBeNull();
  });

  it("from a broker to no preference leaves no name behind", () => {
    walk(family);
    saveAnswers("brokerSearch", { ...family.answers.brokerSearch, broker: "none" });
    expect(lead()?.broker).toBeNull();
  });

  it("unticks what is no longer ticked", () => {
    walk(family);
    saveAnswers("insuranceChoice", { formula: "uitgebreid" });
    expect(lead()?.insurance).toEqual({ formula: "uitgebreid", options: [], startDate: null });
  });

  it("leaves the other steps as they are", () => {
    walk(alone);
    saveAnswers("familySituation", older.answers.familySituation);
    expect(lead()).toMatchObject({ ...alone.lead, family: older.lead.family });
  });
});
