import { isAsked } from "../answers/isAsked";
import { isoToday } from "../answers/kinds/isoToday";
import type { Question } from "../answers/questions/question";
import { questions } from "../answers/questions/questions";
import type { RawAnswers } from "../answers/rawAnswers";
import type { QuestionId } from "../flow/step";

/** What people often answer; any other question gets the first answer that is valid. */
const usual: RawAnswers = {
  formula: "uitgebreid",
  options: ["rechtsbijstand", "hond"],
  situation: "gezin",
  members: "4",
  firstName: "Noor",
  lastName: "Voorbeeld",
  municipality: "Gent",
  brokerPlace: "9000",
  message: "Bel liefst na 17 uur.",
};

const monthMs = 30 * 86_400_000;

/** Answers to all questions of a step, as typed; new questions included. */
export function exampleAnswers(step: QuestionId, now = Date.now()): RawAnswers {
  const typed: RawAnswers = {};
  for (const [name, question] of Object.entries<Question>(questions[step].questions)) {
    if (!isAsked(question, typed)) continue;
    const answer = usual[name] ?? exampleOf(question, now);
    if (answer !== undefined) typed[name] = answer;
  }
  return typed;
}

function exampleOf(question: Question, now: number): RawAnswers[string] | undefined {
  switch (question.kind) {
    case "choice":
      return question.codes[0] ?? "";
    case "choices":
      return question.codes.slice(0, 1);
    case "count":
      return String(question.min);
    case "range":
      return String(question.start);
    case "line":
    case "text":
    case "name":
      return "Voorbeeld".slice(0, question.max);
    case "email":
      return "noor@voorbeeld.example";
    case "phone":
      return "0470 12 34 56";
    case "postcode":
      return "9000";
    case "date": {
      const [year = "", month = "", day = ""] = isoToday(new Date(now + monthMs)).split("-");
      return { day, month, year };
    }
    case "broker":
      return "none";
    case "instant":
      return new Date(now).toISOString();
    default:
      return undefined;
  }
}
