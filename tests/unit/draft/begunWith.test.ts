// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { draftKey } from "../../../src/draft/draftStorage";
import {
  forgetDraft,
  getDraft,
  reloadDraft,
  saveAnswers,
  saveBrokerContext,
} from "../../../src/draft/draftStore";
import { visitSteps } from "../../../src/navigation/visitSteps";
import { asking } from "../../support/asking";

beforeEach(() => reloadDraft());

const order = () => visitSteps().flatMap(({ validation }) => validation ?? []);
const usual = asking.map(({ id }) => id);
const turned = ["familySituation", ...usual.filter(id => id !== "familySituation")];
const kept = (): unknown => JSON.parse(sessionStorage.getItem(draftKey) ?? "null");

it("is the question answered first, however the answers stand later", () => {
  saveBrokerContext({ id: "a-1", name: "Kantoor", logo: null });
  expect(kept()).not.toHaveProperty("begunWith");
  saveAnswers("familySituation", { members: "2" });
  saveAnswers("insuranceChoice", { formula: "basis" });
  expect(kept()).toMatchObject({ begunWith: "familySituation" });
  expect(order()).toEqual(turned);
  const { answers, ...others } = getDraft();
  const { insuranceChoice, familySituation } = answers;
  const draft = { ...others, answers: { insuranceChoice, familySituation } };
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
  reloadDraft();
  expect(order()).toEqual(turned);
});

it("is gone with the draft", () => {
  saveAnswers("familySituation", { members: "2" });
  forgetDraft();
  expect(order()).toEqual(usual);
  saveAnswers("insuranceChoice", { formula: "basis" });
  expect(kept()).toMatchObject({ begunWith: "insuranceChoice" });
});

it.each([
  [["familySituation", "insuranceChoice"], turned],
  [["insuranceChoice", "familySituation"], usual],
])("of a draft that an earlier build kept is the first of %j", (ids, expected) => {
  const answers = Object.fromEntries(ids.map(id => [id, {}]));
  sessionStorage.setItem(draftKey, JSON.stringify({ version: 1, answers, brokerContext: null }));
  reloadDraft();
  expect(order()).toEqual(expected);
  // Kept with the next change.
  saveAnswers("yourInformation", { firstName: "Zoë" });
  expect(kept()).toMatchObject({ begunWith: ids[0] });
});
