import type { Problems } from "../answers/checkAnswers";
import type { StepQuestions } from "../answers/questions/question";
import { questions } from "../answers/questions/questions";
import { fieldText } from "../flow/questionTexts";
import type { QuestionId } from "../flow/step";
import type { Text } from "../i18n/useText";

/**
 * The message for a field, with the limits of its question. A rule without a text comes from the back end, or is a
 * missing answer.
 */
export function fieldMessage(
  t: Text,
  step: QuestionId,
  name: string,
  problems: Problems,
  refused: Problems,
): string | undefined {
  const rule = problems[name];
  const asked: StepQuestions = questions[step];
  const question = asked.questions[name];
  const min = question && "min" in question ? question.min : 0;
  const max = question && "max" in question ? question.max : 0;
  const said = (part: string) => {
    const key = fieldText(step, name, part);
    const text = t(key, { min, max });
    return text === key ? undefined : text;
  };
  return rule && (said(rule) ?? (name in refused ? t("form.refused") : said("required")));
}
