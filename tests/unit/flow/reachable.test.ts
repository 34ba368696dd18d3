import { describe, expect, it } from "vitest";
import { type AnswersSoFar, isReachable } from "../../../src/flow/reachable";
import { firstUnanswered } from "../../../src/flow/rules";
import type { StepId } from "../../../src/flow/step";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";
import { asking } from "../../support/asking";
import { draftOf, household } from "../../support/browser/household";

const who = household();
const before = (id: StepId): AnswersSoFar => draftOf(who, id).answers;
const [first, second, third] = asking.map(({ id }) => id) as [StepId, StepId, StepId];
const last = asking.at(-2)?.id ?? first;
const none: AnswersSoFar = {};
const one = before(second);
const two = before(third);
const all = before("brokerSearch");
const hole: AnswersSoFar = Object.fromEntries(Object.entries(all).filter(([id]) => id !== second));
const invalid = before("brokerSearch");
invalid.familySituation = { ...invalid.familySituation, members: "veel" };

describe("isReachable and firstUnanswered", () => {
  it.each<[string, StepId, AnswersSoFar, boolean, StepId | undefined]>([
    ["nothing", "welcome", none, true, undefined],
    ["nothing", first, none, true, undefined],
    ["nothing", second, none, false, first],
    ["nothing", "brokerSearch", none, false, first],
    ["nothing", "thankYou", none, true, undefined],
    ["nothing", "technicalDifficulties", none, true, undefined],
    ["the first", second, one, true, undefined],
    ["the first", third, one, false, second],
    ["the first two", third, two, true, undefined],
    ["all but the last", "brokerSearch", before(last), false, last],
    ["all steps", "brokerSearch", all, true, undefined],
    ["all steps", first, all, true, undefined],
    ["all but the second", third, hole, false, second],
    ["all but the second", "brokerSearch", hole, false, second],
    // Begun is enough for the first paint; only the rules know that an answer is not valid.
    ["a wrong family situation", "brokerSearch", invalid, true, "familySituation"],
    ["a wrong family situation", "familySituation", invalid, true, undefined],
  ])("with %s answered, %s", (_, id, answers, reachable, open) => {
    expect(isReachable(stepOf(id), steps, answers)).toBe(reachable);
    expect(firstUnanswered(stepOf(id), steps, answers)?.id).toBe(open);
  });
});
