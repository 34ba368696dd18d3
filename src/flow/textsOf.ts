import { offered } from "../answers/questions/offered";
import type { StepQuestions } from "../answers/questions/question";
import { rulesOf } from "../answers/questions/rulesOf";

const ownTexts = new Set(["files", "label", "instant", "tick", "aid", "range"]);

/** Keys of all texts that a step's questions need, matching questionTexts. */
export function textsOf(step: string, { lead, questions }: StepQuestions): string[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const codes = "codes" in question ? question.codes : [];
    const field = [
      "label",
      ...(question.hint ? ["hint"] : []),
      ...rulesOf(question),
      ...(question.worded ? offered(question) : []),
      ...(question.described ? offered(question).map(code => `${code}.text`) : []),
    ];
    const row = [question.row ?? name, ...codes.map(code => `${name}.${code}`)];
    return [
      ...(ownTexts.has(question.kind) ? [] : field.map(part => `${step}.${name}.${part}`)),
      ...(lead && !question.partOf ? row.map(part => `answers.${part}`) : []),
    ];
  });
}
