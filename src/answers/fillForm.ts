import type { RawAnswers } from "./rawAnswers";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts kept answers back into a form, except where the visitor already answered: what was typed
 * before the script came is newer than what was kept; `anew`: there too. Each filled control tells its
 * listeners.
 */
export function fillForm(form: HTMLFormElement, raw: RawAnswers, anew = false): void {
  const answered = new Set<string>();
  const controls = [...form.elements].filter(isControl);
  for (const control of controls) if (!anew && isTouched(control)) answered.add(control.name);
  for (const control of controls) {
    // What is not ticked was not kept.
    const kept = keptAnswer(raw, control.name) ?? (anew && isTickable(control) ? [] : undefined);
    if (kept === undefined || answered.has(control.name)) continue;
    if (isTickable(control))
      control.checked = ([] as string[]).concat(kept).includes(control.value);
    else if (typeof kept === "string") control.value = kept;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const isControl = (element: Element): element is Control =>
  element.matches("input[name]:not([type=file]), select[name], textarea[name]");

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

function isTouched(control: Control): boolean {
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.value !== "";
  return control.value !== control.defaultValue;
}

function keptAnswer(raw: RawAnswers, name: string): string | string[] | undefined {
  const [group, part] = name.split(".") as [string, string?];
  const answer = raw[group];
  if (part) return typeof answer === "object" && !Array.isArray(answer) ? answer[part] : undefined;
  return typeof answer === "string" || Array.isArray(answer) ? answer : undefined;
}
