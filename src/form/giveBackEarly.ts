import { earlyKey } from "../draft/draftStorage";
import { marks } from "../marks/marks";
import { type Control, isTickable } from "./touched";

type Entry = readonly [name: string, value: unknown];

/**
 * Restores what was typed before hydration (shell/early/keepEarly), in this load or one that never hydrated.
 * If React recreated the form, focus returns to the field that had it.
 */
export function giveBackEarly(form: HTMLFormElement): void {
  const { typed } = window;
  delete window.typed;
  const was = typed?.isConnected === false ? typed.form : null;
  for (const [name, value] of [...leftEarly(form), ...(was ? new FormData(was) : [])]) {
    if (value === "") continue;
    for (const control of form.querySelectorAll<Control>(`[name="${name}"]`)) {
      // Before filling, so that the caret ends up behind the text.
      if (was && name === typed?.name && (!isTickable(control) || value === control.value))
        control.focus();
      if (control.type === "file") takeFiles(control as HTMLInputElement, was);
      else if (!isTickable(control)) control.value = String(value);
      else if (control.value === value) control.checked = true;
    }
    marks().typed = "";
  }
}

function takeFiles(control: HTMLInputElement, was: HTMLFormElement | null): void {
  const { files } = (was?.elements.namedItem(control.name) ?? control) as HTMLInputElement;
  if (!files?.length) return;
  control.files = files;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Takes out the entries of this form; those of other forms stay stored. */
function leftEarly(form: HTMLFormElement): Entry[] {
  try {
    const left: Entry[] = JSON.parse(sessionStorage.getItem(earlyKey) ?? "[]");
    const own = left.filter(([name]) => name in form.elements);
    if (own.length > 0) sessionStorage.removeItem(earlyKey);
    return own;
  } catch {
    return [];
  }
}
