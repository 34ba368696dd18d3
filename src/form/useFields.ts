import { offered } from "../answers/questions/offered";
import type { StepQuestions } from "../answers/questions/question";
import { type Questions, questions } from "../answers/questions/questions";
import { answerText, fieldText } from "../flow/questionTexts";
import type { QuestionId } from "../flow/step";
import { useText } from "../i18n/useText";

type NameOf<Id extends QuestionId> = keyof Questions[Id]["questions"] & string;
type CodeOf<
  Id extends QuestionId,
  Name extends NameOf<Id>,
> = Questions[Id]["questions"][Name] extends {
  codes: readonly (infer Code extends string)[];
}
  ? Code
  : never;

/** Field props for a step's form, from its question records. */
export function useFields<Id extends QuestionId>(
  id: Id,
  messageOf: (name: string) => string | undefined,
) {
  const t = useText();
  const asked: StepQuestions["questions"] = questions[id].questions;
  /** The options of a question; `more` adds what this form shows with each. */
  const choices = <Name extends NameOf<Id>, More extends object>(
    name: Name,
    more?: (code: CodeOf<Id, Name>) => More,
  ) => {
    const question = asked[name];
    const codes = question ? offered(question) : [];
    return (codes as readonly CodeOf<Id, Name>[]).map(code => ({
      value: code as string,
      title: t(question?.worded ? fieldText(id, name, code) : answerText(name, code)),
      description: question?.described && t(fieldText(id, name, `${code}.text`)),
      ...more?.(code),
    }));
  };
  return {
    choices,
    /** The same for a dropdown. */
    options: (name: NameOf<Id>) =>
      choices(name).map(({ value, title }) => ({ value, label: title })),
    /** Name, texts and error of a question; `required` unless another answer decides that. */
    field(name: NameOf<Id>) {
      const question = asked[name];
      return {
        name,
        label: t(fieldText(id, name, "label")),
        hint: question?.hint && t(fieldText(id, name, "hint")),
        // No box ticked is a valid answer.
        required: !question?.optional && question?.kind !== "choices",
        invalid: messageOf(name),
      };
    },
  };
}
