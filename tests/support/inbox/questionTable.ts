import { leadNames } from "../../../src/answers/leadPart";
import { mayBeNull } from "../../../src/answers/mayBeNull";
import type { Question, StepQuestions } from "../../../src/answers/questions/question";
import { questions } from "../../../src/answers/questions/questions";
import { rulesOf } from "../../../src/answers/questions/rulesOf";

const code = (text: unknown) => `\`${text}\``;

const before = ({ retired = [] }: { retired?: readonly string[] }) =>
  retired.length > 0 ? `; ${retired.map(code).join(", ")} from earlier builds only` : "";

const known = ({ implied = {} }: Question) =>
  Object.entries(implied)
    .map(([answer, value]) => `; ${value} for ${code(answer)}`)
    .join("");

function holds(question: Question): string {
  if (question.inLead)
    return Object.entries(question.inLead)
      .map(([answer, held]) => `${code(held)} for ${code(answer)}`)
      .join(", ");
  switch (question.kind) {
    case "choice":
      return question.codes.map(code).join(", ");
    case "choices":
      return `any of ${question.codes.map(code).join(", ")}, in this order${before(question)}`;
    case "count":
      return `${question.min} to ${question.max}${known(question)}`;
    case "line":
      return `one line, at most ${question.max} letters`;
    case "text":
      return `several lines, at most ${question.max} letters`;
    case "name":
      return `a name, at most ${question.max} letters`;
    case "phone":
      return "E.164, such as `+32470123456`";
    case "date":
      return "`YYYY-MM-DD`";
    default:
      return question.kind;
  }
}

/** What each question puts into the lead, as the table of docs/lead-api.md. */
export function questionTable(): string {
  const steps: StepQuestions[] = Object.values(questions);
  const rows = steps.flatMap(({ lead, questions: asked }) =>
    (lead ? leadNames(asked) : []).flatMap(name => {
      const question = asked[name];
      if (!question) return [];
      const unanswered = mayBeNull(question) ? "when it was not answered" : "";
      const rules = rulesOf(question).map(code).join(", ");
      return [`| ${code(`/${lead}/${name}`)} | ${holds(question)} | ${unanswered} | ${rules} |`];
    }),
  );
  return ["| Place | Holds | `null` | Rules |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
