import type { RawAnswers } from "./rawAnswers";

/**
 * The answers in a form's controls as they stand. Reading the DOM, not React state, is what makes
 * autofill and typing before hydration safe. `startDate.day` becomes `startDate: { day }`; files
 * are left out: they are kept apart, since no storage of ours may hold them.
 */
export function readForm(form: HTMLFormElement): RawAnswers {
  const answers: RawAnswers = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    const [group, part] = name.split(".") as [string, string?];
    const held = answers[group];
    if (part)
      answers[group] = {
        ...(typeof held === "object" && !Array.isArray(held) ? held : {}),
        [part]: value,
      };
    else if (typeof held === "string") answers[group] = [held, value];
    else if (Array.isArray(held)) held.push(value);
    else answers[group] = value;
  }
  return answers;
}
