import type { RawAnswers } from "../answers/rawAnswers";
import type { QuestionId } from "../flow/step";
import { createStore } from "../store/createStore";
import { afterPaint } from "../timing/afterPaint";
import { afterTyping } from "../timing/afterTyping";
import { type BrokerContext, type Draft, emptyDraft } from "./draft";
import { eraseDraft, readDraft, writeDraft } from "./draftStorage";

/** This tab's draft; read from storage on first use. */
export const draftStore = createStore<Draft>(emptyDraft, readDraft);
/** Saves what was typed last. */
let unkept: (() => void) | undefined;

/** The draft including what was typed last, which `draftStore` gets when typing pauses. */
export function getDraft(): Draft {
  keepTyped();
  return draftStore.get();
}

/** Saves one step's answers as typed. */
export function saveAnswers(step: QuestionId, raw: RawAnswers): void {
  unkept = undefined;
  const draft = draftStore.get();
  const same = JSON.stringify(draft.answers[step]) === JSON.stringify(raw);
  const { begunWith, answers } = draft;
  if (!same)
    replace({ ...draft, begunWith: begunWith ?? step, answers: { ...answers, [step]: raw } });
}

/**
 * Saves what is being typed when typing pauses, or when the draft is read, whichever is first. While the page
 * is `searching` with it, it is saved with the next paint.
 */
export function saveTyped(step: QuestionId, read: () => RawAnswers, searching = false): void {
  unkept = () => saveAnswers(step, read());
  if (searching) afterPaint(keepTyped);
  else afterTyping(keepTyped, keepTyped);
}

function keepTyped(): void {
  unkept?.();
}

/** Saves the broker whose link was followed; null forgets it. */
export function saveBrokerContext(brokerContext: BrokerContext | null): void {
  replace({ ...getDraft(), brokerContext });
}

/** Deletes the draft, in memory and storage. */
export function forgetDraft(): void {
  unkept = undefined;
  eraseDraft();
  draftStore.set(emptyDraft);
}

/** Re-reads storage, when the page returns from the back/forward cache. */
export function reloadDraft(): void {
  unkept = undefined;
  draftStore.set(readDraft());
}

function replace(draft: Draft): void {
  writeDraft(draft);
  draftStore.set(draft);
}
