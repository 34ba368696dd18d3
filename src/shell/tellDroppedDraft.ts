import { draftWasDropped } from "../draft/draftStorage";
import { getDraft } from "../draft/draftStore";
import { pageText } from "../i18n/useText";
import { showSnackbar } from "../ui/showSnackbar";

/** A draft that this version cannot read is let go; whoever filled it in hears why it is gone. */
export function tellDroppedDraft(): void {
  getDraft();
  if (draftWasDropped()) void showSnackbar({ key: "dropped", text: pageText("draft.dropped") });
}
