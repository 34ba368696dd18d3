import type { Question } from "./question";

/** The codes that a form offers, in order; none for other kinds of questions. */
export const offered = (question: Question): readonly string[] =>
  "codes" in question ? question.codes.filter(code => !question.retired?.includes(code)) : [];
