import type { RawAnswers } from "../answers/rawAnswers";
import type { QuestionId } from "../flow/step";
import { afterPaint } from "../settings/afterPaint";
import { type BrokerContext, type Draft, emptyDraft } from "./draft";
import { eraseDraft, readDraft, writeDraft } from "./draftStorage";

let current: Draft | undefined;
/** What keeps the letters that were not painted yet. */
let unkept: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The draft of this tab; read from storage on first use, kept in memory from then on. */
export function getDraft(): Draft {
  keepTyped();
  return keptDraft();
}

/** The same without the letters that are just being typed: reading it changes nothing. */
export function keptDraft(): Draft {
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
  unkept = undefined;
  const draft = keptDraft();
  const same = JSON.stringify(draft.answers[step]) === JSON.stringify(raw);
  if (!same) replace({ ...draft, answers: { ...draft.answers, [step]: raw } });
}

/** Keeps what is being typed: when the letter is painted, or as soon as somebody asks for the draft. */
export function saveTyped(step: QuestionId, read: () => RawAnswers): void {
  unkept = () => saveAnswers(step, read());
  afterPaint(keepTyped);
}

function keepTyped(): void {
  unkept?.();
}

/** Keeps the broker whose link was followed; null forgets it. */
export function saveBrokerContext(brokerContext: BrokerContext | null): void {
  replace({ ...getDraft(), brokerContext });
}

/** Forgets everything, here and in storage: the lead is on its way and the device keeps no copy. */
export function forgetDraft(): void {
  unkept = undefined;
  current = emptyDraft;
  eraseDraft();
  for (const listener of listeners) listener();
}

/** Reads storage again: after the browser brought an old page back, or between tests. */
export function reloadDraft(): void {
  unkept = undefined;
  current = undefined;
  for (const listener of listeners) listener();
}

function replace(draft: Draft): void {
  current = draft;
  writeDraft(draft);
  for (const listener of listeners) listener();
}
