import { describe, expect, it } from "vitest";
import { type AnswersSoFar, isReachable } from "../../../src/flow/reachable";
import { firstUnanswered } from "../../../src/flow/rules";
import type { StepId } from "../../../src/flow/step";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";

const choice = { formula: "basis" };
const family = { situation: "koppel", members: "2", ageBand: "60+", claims: "nee" };
const person = {
  firstName: "An",
  lastName: "Peeters",
  email: "an@voorbeeld.example",
  contactBy: "email",
  postcode: "8000",
  municipality: "Brugge",
};

const none: AnswersSoFar = {};
const one: AnswersSoFar = { insuranceChoice: choice };
const two: AnswersSoFar = { ...one, familySituation: family };
const three: AnswersSoFar = { ...two, yourInformation: person };
const hole: AnswersSoFar = { insuranceChoice: choice, yourInformation: person };
const invalid: AnswersSoFar = { ...three, familySituation: { ...family, members: "veel" } };

describe("isReachable and firstUnanswered", () => {
  it.each<[string, StepId, AnswersSoFar, boolean, StepId | undefined]>([
    ["nothing", "welcome", none, true, undefined],
    ["nothing", "insuranceChoice", none, true, undefined],
    ["nothing", "familySituation", none, false, "insuranceChoice"],
    ["nothing", "brokerSearch", none, false, "insuranceChoice"],
    ["nothing", "thankYou", none, true, undefined],
    ["nothing", "technicalDifficulties", none, true, undefined],
    ["step 1", "familySituation", one, true, undefined],
    ["step 1", "yourInformation", one, false, "familySituation"],
    ["steps 1 and 2", "yourInformation", two, true, undefined],
    ["steps 1 and 2", "brokerSearch", two, false, "yourInformation"],
    ["steps 1 to 3", "brokerSearch", three, true, undefined],
    ["steps 1 to 3", "insuranceChoice", three, true, undefined],
    ["all but step 2", "yourInformation", hole, false, "familySituation"],
    ["all but step 2", "brokerSearch", hole, false, "familySituation"],
    // Begun is enough for the first paint; only the rules know that an answer is not valid.
    ["a wrong step 2", "brokerSearch", invalid, true, "familySituation"],
    ["a wrong step 2", "familySituation", invalid, true, undefined],
  ])("with %s answered, %s", (_, id, answers, reachable, open) => {
    expect(isReachable(stepOf(id), steps, answers)).toBe(reachable);
    expect(firstUnanswered(stepOf(id), steps, answers)?.id).toBe(open);
  });
});
