import type { RawAnswers } from "./rawAnswers";

/** What was typed into questions that an earlier answer closed: not asked now, but kept for coming back. */
export function readClosed(form: HTMLFormElement): RawAnswers {
  const boxes = form.querySelectorAll<HTMLInputElement>("fieldset:disabled input");
  return Object.fromEntries(
    [...boxes].flatMap(({ name, value }) => (value ? [[name, value]] : [])),
  );
}
