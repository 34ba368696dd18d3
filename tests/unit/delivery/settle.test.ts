// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import {
  forgetConfirmation,
  readConfirmation,
  rememberConfirmation,
  rememberPending,
} from "../../../src/delivery/confirmation";
import { newStatus } from "../../../src/delivery/row";
import { confirm, settle } from "../../../src/delivery/settle";
import { forgetDraft, getDraft, saveAnswers } from "../../../src/draft/draftStore";

beforeEach(() => {
  forgetDraft();
  forgetConfirmation();
});

const accepted = { ...newStatus("a", "demo-001", 0), reference: "AB12" };
const confirmed = { reference: "AB12", brokerId: "demo-001" };
const earlier = { reference: "CD34", brokerId: null };

it("an accepted lead is confirmed in the tab that sent it, and makes nothing of others", async () => {
  await confirm(accepted);
  expect(readConfirmation()).toBeNull();

  rememberPending({ id: "a", answers: "" });
  await confirm(accepted);
  expect(readConfirmation()).toEqual(confirmed);
});

it("in a tab that has answers, a confirmation or a lead under way, those stay", async () => {
  rememberConfirmation(earlier);
  await confirm(accepted);
  expect(readConfirmation()).toEqual(earlier);

  forgetConfirmation();
  rememberPending({ id: "b", answers: "" });
  await confirm(accepted);
  expect(readConfirmation()).toBeNull();

  forgetConfirmation();
  saveAnswers("insuranceChoice", { formula: "basis" });
  await confirm(accepted);
  expect(readConfirmation()).toBeNull();
  expect(getDraft().answers).toEqual({ insuranceChoice: { formula: "basis" } });
});

it("answers go with the lead that was made of them, not when they were changed since", async () => {
  saveAnswers("insuranceChoice", { formula: "basis" });
  rememberPending({ id: "a", answers: "of other answers" });
  await confirm(accepted);
  expect(getDraft().answers).toEqual({ insuranceChoice: { formula: "basis" } });
  expect(readConfirmation()).toBeNull();

  // What is incomplete has no fingerprint of its own.
  rememberPending({ id: "a", answers: "" });
  await confirm(accepted);
  expect(getDraft().answers).toEqual({});
  expect(readConfirmation()).toEqual(confirmed);
});

it("a lead that is gone was accepted where this tab was told so, and failed otherwise", async () => {
  expect(await settle({ kind: "gone" })).toEqual({ kind: "failed" });
  rememberConfirmation(confirmed);
  expect(await settle({ kind: "gone" })).toEqual({ kind: "accepted" });
});
