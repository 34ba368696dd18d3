import { getDocuments } from "../draft/documents";
import { filesWereLost, forgetLostFiles, noteFiles } from "../draft/lostFiles";
import { pageText } from "../i18n/useText";
import { showSnackbar } from "../ui/showSnackbar";

/**
 * Whoever added files hears that they are gone when the page was loaded anew. Where nothing is asked (a
 * lead waits, with its files) the word waits too.
 */
export function tellLostFiles(): void {
  if (filesWereLost() && document.getElementById("step-form")) {
    const said = showSnackbar({ key: "files", text: pageText("draft.filesLost") });
    void said.then(painted => painted && getDocuments().length === 0 && forgetLostFiles());
  }
  noteFiles();
}
