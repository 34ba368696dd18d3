import { type Draft, draftVersion, emptyDraft } from "./draft";

export const draftKey = "familiale:draft";

/** The kept draft, or an empty one when there is none, it is of another version or it is broken. */
export function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return isDraft(draft) ? draft : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft as long as the tab lives. Storage may throw (private mode, full): then the
 * store's copy in memory is all there is, and the flow goes on. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {}
}

export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {}
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { version, answers, brokerContext } = value as Partial<Draft>;
  if (version !== draftVersion || !isRecord(answers)) return false;
  const context = brokerContext ?? null;
  if (context !== null && (typeof context.id !== "string" || typeof context.name !== "string"))
    return false;
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
