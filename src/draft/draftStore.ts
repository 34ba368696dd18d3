import type { RawAnswers } from "../answers/rawAnswers";
import type { QuestionId } from "../flow/step";
import { type BrokerContext, type Draft, emptyDraft } from "./draft";
import { eraseDraft, readDraft, writeDraft } from "./draftStorage";

let current: Draft | undefined;
const listeners = new Set<() => void>();

/** The draft of this tab; read from storage on first use, kept in memory from then on. */
export function getDraft(): Draft {
  current ??= readDraft();
  return current;
}

/** Tells when the draft changed; returns the way to stop listening. */
export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps one step's answers as typed. */
export function saveAnswers(step: QuestionId, raw: RawAnswers): void {
  const draft = getDraft();
  replace({ ...draft, answers: { ...draft.answers, [step]: raw } });
}

/** Keeps the broker whose link was followed; null forgets it. */
export function saveBrokerContext(brokerContext: BrokerContext | null): void {
  replace({ ...getDraft(), brokerContext });
}

/** Forgets everything, here and in storage: the lead is on its way and the device keeps no copy. */
export function forgetDraft(): void {
  current = emptyDraft;
  eraseDraft();
  for (const listener of listeners) listener();
}

/** Reads storage again: after the browser brought an old page back, or between tests. */
export function reloadDraft(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

function replace(draft: Draft): void {
  current = draft;
  writeDraft(draft);
  for (const listener of listeners) listener();
}
