import { isAsked } from "../../src/answers/isAsked";
import type { Question } from "../../src/answers/questions/question";

/** What a question's answer looks like in the form. */
type Typed = string | string[] | { day: string; month: string; year: string };

const blank = ({ kind }: Question): Typed => {
  if (kind === "choices") return [];
  return kind === "date" ? { day: "", month: "", year: "" } : "";
};

/** The least that is a valid answer, as typed: nothing, where that is one. */
export function typedFor(
  question: Question,
  others: Readonly<Record<string, unknown>>,
  now = Date.now(),
): Typed {
  const { optional, neededWhen } = question;
  const needed = neededWhen && others[neededWhen.question] === neededWhen.is;
  if (!isAsked(question, others) || (optional && !needed)) return blank(question);
  switch (question.kind) {
    case "choice":
      return question.codes[0] ?? "";
    case "count":
      return String(question.start ?? question.min);
    case "range":
      return String(question.min);
    case "line":
    case "text":
      return "Zoals gezegd".slice(0, question.max);
    case "name":
      return "An";
    case "email":
      return "an@voorbeeld.example";
    case "phone":
      return "0470 12 34 56";
    case "postcode":
      return "9000";
    case "date": {
      const tomorrow = new Date(now + 86_400_000);
      return {
        day: String(tomorrow.getDate()),
        month: String(tomorrow.getMonth() + 1),
        year: String(tomorrow.getFullYear()),
      };
    }
    case "broker":
      return "none";
    default:
      return blank(question);
  }
}
