import type { StorageName } from "../settings/storageName";
import { type Draft, draftVersion, emptyDraft } from "./draft";

export const draftKey = "familiale:draft" satisfies StorageName;

/** What storage held when this page last read or wrote it; undefined where storage throws. */
let known: string | null | undefined;
let dropped = false;

/** The kept draft, or an empty one when there is none, it is of another version or it is broken. */
export function readDraft(): Draft {
  try {
    known = sessionStorage.getItem(draftKey);
    dropped = known !== null;
    const draft: unknown = JSON.parse(known ?? "null");
    if (!isDraft(draft)) return emptyDraft;
    dropped = false;
    return draft;
  } catch {
    return emptyDraft;
  }
}

/** Whether there was a draft that this version cannot read; the visitor deserves a word. */
export const draftWasDropped = () => dropped;

/** Whether another page of this tab changed the draft while this one was put aside. */
export function draftChangedElsewhere(): boolean {
  try {
    return known !== undefined && sessionStorage.getItem(draftKey) !== known;
  } catch {
    return false;
  }
}

/** Keeps the draft as long as the tab lives. Storage may throw (private mode, full): then the
 * store's copy in memory is all there is, and the flow goes on. */
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
    known = null;
  } catch {}
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { version, answers, brokerContext } = value as Partial<Draft>;
  if (version !== draftVersion || !isRecord(answers)) return false;
  const context = brokerContext ?? { id: "", name: "" };
  if (!isRecord(context) || typeof context.id !== "string" || typeof context.name !== "string")
    return false;
  if (Object.values(context).some(fact => fact !== null && typeof fact !== "string")) return false;
  return Object.values(answers).every(
    step =>
      isRecord(step) &&
      Object.values(step).every(answer => typeof answer === "string" || isTexts(answer)),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTexts = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every(text => typeof text === "string");
