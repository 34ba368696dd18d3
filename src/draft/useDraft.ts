import { useSyncExternalStore } from "react";
import { type Draft, emptyDraft } from "./draft";
import { keptDraft, subscribeDraft } from "./draftStore";

/**
 * What `pick` takes of the draft, live; a part that stays the same renders nothing anew, so that a key
 * typed in one field does not redraw the page. It has to be a part, not something made of parts. While
 * hydrating the draft is empty, as in the built HTML; the kept one follows at once.
 */
export function useDraft<Part>(pick: (draft: Draft) => Part): Part {
  return useSyncExternalStore(
    subscribeDraft,
    () => pick(keptDraft()),
    () => pick(emptyDraft),
  );
}
