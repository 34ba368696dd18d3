import { kindRules } from "../answers/questions/kindRules";
import type { StepQuestions } from "../answers/questions/question";
import { questions } from "../answers/questions/questions";
import { type Rule, rules } from "../answers/rule";
import type { Refusal } from "../draft/refusal";
import type { QuestionId } from "../flow/step";

interface Place {
  pointer: string;
  step: QuestionId;
  name: string;
}

/** Which question a place in the lead came from (toLead). A question that nobody can answer wrongly has none. */
const places: readonly Place[] = (Object.keys(questions) as QuestionId[]).flatMap(step => {
  const asked: StepQuestions = questions[step];
  return Object.entries(asked.questions).flatMap(([name, question]) => {
    const pointer = question.pointer ?? (asked.lead ? `/${asked.lead}/${name}` : undefined);
    if (!pointer || question.partOf || kindRules[question.kind].length === 0) return [];
    return [{ pointer, step, name }];
  });
});

/**
 * The fields that the errors of a 422 are about, in the order of the flow; empty when there is none
 * that a visitor could change. A code that is not ours counts as "choice" (docs/lead-api.md).
 */
export function refusedFields(errors: readonly { pointer?: unknown; code?: unknown }[]): Refusal {
  const refusal: Refusal = {};
  for (const { pointer: place, step, name } of places) {
    const error = errors.find(
      ({ pointer }) => pointer === place || `${pointer}`.startsWith(`${place}/`),
    );
    if (!error) continue;
    const rule: Rule = rules.find(known => known === error.code) ?? "choice";
    refusal[step] = { ...refusal[step], [name]: rule };
  }
  return refusal;
}
