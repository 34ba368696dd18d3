import type { RawAnswers } from "../answers/rawAnswers";
import { controlsOf, isTickable, touched } from "./touched";

/**
 * Restores saved answers in a form, except in fields the visitor already answered: text typed before
 * hydration is newer. `anew` overwrites these too. Dispatches input events on each filled control.
 */
export function fillForm(form: HTMLFormElement, raw: RawAnswers, anew = false): void {
  const answered = new Set(anew ? [] : touched(form).map(({ name }) => name));
  for (const control of controlsOf(form)) {
    // Unticked boxes are not saved.
    const kept = keptAnswer(raw, control.name) ?? (anew && isTickable(control) ? [] : undefined);
    if (kept === undefined || answered.has(control.name)) continue;
    if (isTickable(control))
      control.checked = ([] as string[]).concat(kept).includes(control.value);
    else if (typeof kept === "string") control.value = kept;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function keptAnswer(raw: RawAnswers, name: string): string | string[] | undefined {
  const [group, part] = name.split(".") as [string, string?];
  const answer = raw[group];
  if (part) return typeof answer === "object" && !Array.isArray(answer) ? answer[part] : undefined;
  return typeof answer === "string" || Array.isArray(answer) ? answer : undefined;
}
