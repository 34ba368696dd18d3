import { withPrefix } from "gatsby";
import { outboxExists } from "../delivery/outboxExists";
import { forgetSent } from "../delivery/sent";
import { setDocuments } from "../draft/documents";
import { forgetDraft } from "../draft/draftStore";
import { stepOf } from "../flow/stepOf";
import { localPath } from "../i18n/localPath";
import { pageText } from "../i18n/useText";
import { visit } from "../layout/visit";
import { showToast } from "../ui/showToast";

/**
 * Forgets all answers, files, unsent leads and the last confirmation on this device, and starts
 * again. The form is left first: it would keep what still stands in it.
 */
export async function eraseAll(): Promise<void> {
  // Loaded first: without a connection nothing is half erased, and it is said where it was asked.
  const leads = (await outboxExists().catch(() => false))
    ? await import("../delivery/findWaiting")
    : null;
  const start = stepOf("welcome").path;
  const left = await visit(start).catch(() => false);
  forgetDraft();
  setDocuments([]);
  forgetSent();
  const kept = await leads?.eraseWaiting().catch(() => true);
  void showToast(kept ? pageText("erase.failed") : pageText("erase.done"));
  if (!left) window.location.assign(withPrefix(localPath(start)));
}
