import { leadPart } from "./leadPart";
import type { AnswersTo, LeadPart } from "./questions/answerTypes";
import type { StepQuestions } from "./questions/question";
import { type Questions, questions } from "./questions/questions";

export type AllAnswers = { [Step in keyof Questions]: AnswersTo<Questions[Step]> };

type Parts<All extends Record<string, StepQuestions>> = {
  -readonly [Step in keyof All as All[Step] extends { lead: infer Part extends string }
    ? Part
    : never]: LeadPart<All[Step]>;
};

/** The lead's answer parts, in wire order. */
export function leadParts(answers: AllAnswers): Parts<Questions> {
  const steps: [string, StepQuestions][] = Object.entries(questions);
  const parts = steps.flatMap(([step, asked]) =>
    asked.lead ? [[asked.lead, leadPart(asked, answers[step as keyof Questions])]] : [],
  );
  return Object.fromEntries(parts);
}
