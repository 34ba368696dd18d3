import { checkAnswers } from "../answers/checkAnswers";
import type { AllAnswers } from "../answers/leadParts";
import type { QuestionId } from "../flow/step";
import { validations } from "../flow/validations";
import type { Draft } from "./draft";

/**
 * The valid answers of all steps, or null when any is invalid. Answers to closed questions (the number of
 * claims after "nee") and search aids are dropped by the schemas.
 */
export function prune({ answers }: Draft): AllAnswers | null {
  const valid: Partial<Record<QuestionId, unknown>> = {};
  for (const step of Object.keys(validations) as QuestionId[]) {
    const checked = checkAnswers(validations[step], answers[step] ?? {});
    if (!checked.ok) return null;
    valid[step] = checked.answers;
  }
  return valid as AllAnswers;
}
