import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { pageText } from "../../i18n/useText";
import { CrashPage } from "../../layout/CrashPage";

let shown = false;

/** Shows the crash page, once, in a root of its own: the pages' root is gone. */
export function showCrash(): void {
  if (shown) return;
  shown = true;
  const box = document.createElement("div");
  document.body.prepend(box);
  const root = createRoot(box);
  flushSync(() => root.render(<CrashPage />));
  // The page's title is gone too.
  document.title = pageText("crash.title");
  box.querySelector("h1")?.focus();
}
