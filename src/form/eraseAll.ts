import { withPrefix } from "gatsby";
import { loadWaiting } from "../delivery/loadWaiting";
import { outboxExists } from "../delivery/outboxExists";
import { stepOf } from "../flow/stepOf";
import { pageText } from "../i18n/useText";
import { localPath } from "../language/localPath";
import { visit } from "../navigation/visit";
import { showToast } from "../ui/showToast";
import { eraseOwn } from "./eraseOwn";

/** Erases the visitor's data and starts again. Leaves the form first: it would save its contents again. */
export async function eraseAll(): Promise<void> {
  // Loaded first: without a connection nothing is half erased, and the error shows here.
  if (await outboxExists()) await loadWaiting();
  const start = stepOf("welcome").path;
  const left = await visit(start).catch(() => false);
  await eraseOwn().then(
    ({ other }) => showToast(other ? pageText("erase.doneOther") : pageText("erase.done")),
    () => showToast(pageText("erase.failed")),
  );
  if (!left) window.location.assign(withPrefix(localPath(start)));
}
