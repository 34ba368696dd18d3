import { filesWereLost } from "../draft/documents";
import { pageText } from "../i18n/useText";
import { showSnackbar } from "../ui/showSnackbar";

/** Files do not outlive a page: whoever added some hears it when the page was loaded anew. */
export function tellLostFiles(): void {
  if (filesWereLost()) void showSnackbar({ key: "files", text: pageText("draft.filesLost") });
}
