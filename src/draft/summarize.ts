import { isAsked } from "../answers/isAsked";
import type { toIsoDate } from "../answers/kinds/isoDate";
import type { Question, StepQuestions } from "../answers/questions/question";
import { questions } from "../answers/questions/questions";
import type { RawAnswers } from "../answers/rawAnswers";
import { answerText } from "../flow/questionTexts";
import type { QuestionId } from "../flow/step";
import type { Text } from "../i18n/useText";
import { readableDate } from "../language/readableDate";
import { readableList } from "../language/readableList";

/** One answer in words; an empty value means unanswered. */
export interface SummaryRow {
  term: string;
  value: string;
  /** Field to focus for changing it. */
  name: string;
}

/** Steps in the summary; the broker has a card of its own. */
export const summedUp = (Object.keys(questions) as QuestionId[]).filter(
  step => (questions[step] as StepQuestions).lead,
);

/** The answers so far in words, grouped by step; without `readDate`, dates stay as typed. */
export function summarize(
  { answers }: { answers: Partial<Record<QuestionId, RawAnswers | undefined>> },
  t: Text,
  documents: readonly string[] = [],
  readDate?: typeof toIsoDate,
): { step: QuestionId; rows: SummaryRow[] }[] {
  return summedUp.map(step => {
    const raw = answers[step] ?? {};
    const asked: StepQuestions = questions[step];
    const rows = new Map<string, SummaryRow>();
    for (const [name, question] of Object.entries(asked.questions)) {
      // What was typed into a question that is not asked is not sent either.
      if (question.partOf || !isAsked(question, raw)) continue;
      const { row = name } = question;
      const value = inWords(name, question);
      const before = rows.get(row);
      if (before) before.value = [before.value, value].filter(Boolean).join(" ");
      else rows.set(row, { name, term: t(answerText(row)), value });
    }
    return { step, rows: [...rows.values()] };

    function inWords(name: string, question: Question): string {
      const answer = raw[name];
      if (question.kind === "files") return readableList(documents);
      if (question.kind === "date") return date(answer, readDate);
      if (!("codes" in question)) return text(answer);
      const codes = question.codes.filter(code => ([] as unknown[]).concat(answer).includes(code));
      return readableList(codes.map((code, i) => inList(t(answerText(name, code), texts(raw)), i)));
    }
  });
}

/** Only the first of a list keeps its capital: "Een hond, een drone". */
const inList = (label: string, place: number) =>
  place === 0 ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1);

const text = (answer: RawAnswers[string] | undefined) =>
  typeof answer === "string" ? answer.trim() : "";

/** Values for a choice that includes other questions' answers, such as the number of claims. */
const texts = (raw: RawAnswers) =>
  Object.fromEntries(Object.entries(raw).map(([name, answer]) => [name, text(answer)]));

const date = (parts: RawAnswers[string] | undefined, read?: typeof toIsoDate) => {
  if (typeof parts !== "object" || Array.isArray(parts)) return "";
  const { day = "", month = "", year = "" } = parts;
  if (!read) return [day, month, year].join(" ").trim();
  const iso = read({ day, month, year });
  return iso ? readableDate(iso) : "";
};
