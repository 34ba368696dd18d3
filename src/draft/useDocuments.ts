import { useSyncExternalStore } from "react";
import { type ChosenDocument, getDocuments, subscribeDocuments } from "./documents";

const none: readonly ChosenDocument[] = [];

/** The chosen files, live. */
export function useDocuments(): readonly ChosenDocument[] {
  return useSyncExternalStore(subscribeDocuments, getDocuments, () => none);
}
