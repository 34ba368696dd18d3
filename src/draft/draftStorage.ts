import type { QuestionId } from "../flow/step";
import type { StorageName } from "../settings/storageName";
import { type Draft, draftVersion, emptyDraft } from "./draft";

export const draftKey = "familiale:draft" satisfies StorageName;
/** Form contents typed before hydration (shell/early/keepEarly). */
export const earlyKey = "familiale:early" satisfies StorageName;

declare global {
  interface Window {
    /** The last control typed in before hydration. */
    typed?: HTMLInputElement;
  }
}

/** Stored text when this page last read or wrote it; undefined when storage throws. */
let known: string | null | undefined;
let dropped = false;

/** The stored draft; empty when absent, of another version or broken. */
export function readDraft(): Draft {
  try {
    known = sessionStorage.getItem(draftKey);
    dropped = known !== null;
    const draft: unknown = JSON.parse(known ?? "null");
    if (!isDraft(draft)) return emptyDraft;
    dropped = false;
    // Drafts of earlier builds have no `begunWith`, only the order of answers.
    draft.begunWith ??= Object.keys(draft.answers)[0] as QuestionId | undefined;
    return draft;
  } catch {
    return emptyDraft;
  }
}

/** Whether an unreadable draft was dropped: the visitor is told. */
export const draftWasDropped = () => dropped;

/** Whether another page of this tab changed the draft while this one was in the bfcache. */
export function draftChangedElsewhere(): boolean {
  try {
    return known !== undefined && sessionStorage.getItem(draftKey) !== known;
  } catch {
    return false;
  }
}

/** Stores the draft for the tab's life. When storage throws (private mode, full), it stays in memory only. */
export function writeDraft(draft: Draft): void {
  try {
    const text = JSON.stringify(draft);
    sessionStorage.setItem(draftKey, text);
    known = text;
  } catch {
    known = undefined;
  }
}

export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
    sessionStorage.removeItem(earlyKey);
    known = null;
  } catch {}
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value)) return false;
  const { version, answers, brokerContext } = value as Partial<Draft>;
  if (version !== draftVersion || !isRecord(answers)) return false;
  const context = brokerContext ?? { id: "", name: "" };
  if (!isRecord(context) || !isText(context.id) || !isText(context.name)) return false;
  if (Object.values(context).some(fact => fact !== null && !isText(fact))) return false;
  return Object.values(answers).every(
    step =>
      isRecord(step) && Object.values(step).every(answer => isText(answer) || isTexts(answer)),
  );
}

const isText = (value: unknown) => typeof value === "string";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

const isTexts = (value: unknown) => isObject(value) && Object.values(value).every(isText);
