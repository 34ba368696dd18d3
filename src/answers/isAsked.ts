import type { Question } from "./questions/question";

/** Whether a question is asked, given the other answers of its step. */
export const isAsked = (
  { when }: Pick<Question, "when">,
  others: Readonly<Record<string, unknown>>,
) => !when || ([] as unknown[]).concat(when.is).includes(others[when.question]);
