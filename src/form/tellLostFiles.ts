import { chosenDocuments } from "../draft/chosenDocuments";
import { filesWereLost, forgetLostFiles, noteFiles } from "../draft/lostFiles";
import { pageText } from "../i18n/useText";
import { marks } from "../marks/marks";
import { showSnackbar } from "../ui/showSnackbar";

/**
 * Tells the visitor that a reload lost the chosen files. Waits while nothing is asked (a waiting lead has its
 * files). Files chosen before hydration are not lost: they are still being read.
 */
export function tellLostFiles(): void {
  if (marks().files !== undefined) forgetLostFiles();
  else if (filesWereLost() && document.getElementById("step-form")) {
    const said = showSnackbar({ key: "files", text: pageText("draft.filesLost") });
    void said.then(painted => painted && chosenDocuments.get().length === 0 && forgetLostFiles());
  }
  noteFiles();
}
