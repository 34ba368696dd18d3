import { useSyncExternalStore } from "react";
import { type Draft, emptyDraft } from "./draft";
import { getDraft, subscribeDraft } from "./draftStore";

/** The draft, live. While hydrating it is empty, as in the built HTML; the kept one follows at once. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribeDraft, getDraft, () => emptyDraft);
}
