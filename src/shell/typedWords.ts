import { getDraft, subscribeDraft } from "../draft/draftStore";

/** Codes that anyone may choose are no one's words; these are what a visitor typed. */
const typed = new Set([
  "firstName",
  "lastName",
  "email",
  "phone",
  "postcode",
  "municipality",
  "message",
  "currentInsurer",
  "brokerPlace",
  "brokerName",
  "brokerLabel",
]);

let words: string[] = [];

/** What the visitor typed, also after it was sent and forgotten: a late error may still name it. */
export function typedWords(): readonly string[] {
  const now = Object.values(getDraft().answers).flatMap(step =>
    Object.entries(step).flatMap(([name, value]) =>
      typed.has(name) && typeof value === "string" && value.trim() ? [value] : [],
    ),
  );
  if (now.length > 0) words = now;
  return words;
}

/** Begins to remember. */
export const rememberWords = () => void subscribeDraft(typedWords);
