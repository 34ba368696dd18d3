import { isPersonal } from "../../answers/questions/isPersonal";
import type { StepQuestions } from "../../answers/questions/question";
import { questions } from "../../answers/questions/questions";
import { draftStore, getDraft } from "../../draft/draftStore";
import type { QuestionId } from "../../flow/step";

let words: string[] = [];

const kindOf = (step: string, name: string) =>
  (questions[step as QuestionId] as StepQuestions | undefined)?.questions[name]?.kind;

/** Everything the visitor typed, also after sending: a late error may still contain it. */
export function typedWords(): readonly string[] {
  const now = Object.entries(getDraft().answers).flatMap(([step, answers]) =>
    Object.entries(answers).flatMap(([name, value]) =>
      isPersonal(kindOf(step, name)) && typeof value === "string" && value.trim() ? [value] : [],
    ),
  );
  if (now.length > 0) words = now;
  return words;
}

export const rememberWords = () => void draftStore.subscribe(typedWords);
