import { draftWasDropped } from "../draft/draftStorage";
import { getDraft } from "../draft/draftStore";
import { pageText } from "../i18n/useText";
import { showSnackbar } from "../ui/showSnackbar";

/** Tells the visitor that an unreadable draft was dropped. */
export function tellDroppedDraft(): void {
  getDraft();
  if (draftWasDropped()) void showSnackbar({ key: "dropped", text: pageText("draft.dropped") });
}
