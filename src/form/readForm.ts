import type { RawAnswers } from "../answers/rawAnswers";
import { gatherAnswers } from "./gatherAnswers";
import { controlsOf, isTickable } from "./touched";

/** The form's answers. Read from the DOM, not React state, so that autofill and typing before hydration count. */
export const readForm = (form: HTMLFormElement): RawAnswers => gatherAnswers(new FormData(form));

/** Answers to questions that an earlier answer closed: kept in case they open again. */
export const readClosed = (form: HTMLFormElement): RawAnswers =>
  gatherAnswers(
    controlsOf(form)
      .filter(control => control.matches("fieldset:disabled *"))
      .filter(control => (isTickable(control) ? control.checked : control.value))
      .map(({ name, value }) => [name, value]),
  );
