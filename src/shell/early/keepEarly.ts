import { earlyKey } from "../../draft/draftStorage";
import { marks } from "../../marks/marks";
import type { StorageName } from "../../settings/storageName";
import { stored } from "./stored";

/** As in draft/lostFiles, which would pull in the file store. */
const filesKey = "familiale:files" satisfies StorageName;

/**
 * Saves a form's contents at each keystroke until hydration, after what an earlier page saved. Hydration can
 * fail in many ways (a node inserted by an extension or proxy, a missing script, a crash); when React then
 * recreates the form, or the page is reloaded, form/giveBackEarly restores it. `window.typed` is the last
 * control typed in: its form holds the files, which storage cannot.
 *
 * The mark `typed` stays for the whole page life: otherwise form/fromHistory could not tell typed text from
 * what the browser restored.
 */
export function keepEarly(): void {
  const left = stored<unknown[]>(earlyKey) ?? [];
  const keep = (event: Event) => {
    if (!event.isTrusted) return;
    marks().typed = "";
    if (marks().live !== undefined) return removeEventListener("input", keep, true);
    const control = event.target as HTMLInputElement;
    window.typed = control;
    try {
      if (control.files) {
        marks().files = "";
        sessionStorage.setItem(filesKey, "1");
      }
      if (control.form) {
        const typed = new FormData(control.form);
        sessionStorage.setItem(earlyKey, JSON.stringify([...left, ...typed]));
      }
    } catch {}
  };
  addEventListener("input", keep, true);
}
