import * as v from "valibot";
import { isAsked } from "./isAsked";
import { brokerId } from "./kinds/brokerId";
import { calendarDate } from "./kinds/calendarDate";
import { codes } from "./kinds/codes";
import { email } from "./kinds/email";
import { line } from "./kinds/line";
import { lines } from "./kinds/lines";
import { optional } from "./kinds/optional";
import { personName } from "./kinds/personName";
import { phone } from "./kinds/phone";
import { postcode } from "./kinds/postcode";
import { wholeNumber } from "./kinds/wholeNumber";
import { mayBeNull } from "./mayBeNull";
import type { AnswersTo } from "./questions/answerTypes";
import type { Question, StepQuestions } from "./questions/question";
import type { RawAnswers } from "./rawAnswers";

/** Not asked, so never invalid; cut at 200 characters. */
const label = v.pipe(
  v.optional(v.string(), ""),
  v.transform(text => text.slice(0, 200)),
);
/** A checked checkbox posts "on". */
const tick = v.pipe(
  v.optional(v.string(), ""),
  v.transform(value => value === "on"),
);
const instant = v.fallback(v.pipe(v.string(), v.isoTimestamp()), "");

/** The schema of one question; undefined for questions whose answer is not read here. */
function fieldSchema(question: Question): v.GenericSchema | undefined {
  const maybe = <S extends v.GenericSchema<string, unknown>>(kind: S) =>
    mayBeNull(question) ? optional(kind) : kind;
  switch (question.kind) {
    case "choice":
      return maybe(v.picklist(question.codes, "required") as v.GenericSchema<string>);
    case "choices":
      return codes(question.codes);
    case "count":
      return maybe(wholeNumber(question.min, question.max));
    case "line":
      return maybe(line(question.max));
    case "text":
      return maybe(lines(question.max));
    case "name":
      return maybe(personName(question.max));
    case "email":
      return maybe(email(question.max));
    case "phone":
      return maybe(phone);
    case "postcode":
      return maybe(postcode);
    case "date":
      return question.optional
        ? calendarDate
        : v.pipe(
            calendarDate,
            v.check(day => day !== null, "required"),
          );
    case "broker":
      return brokerId;
    case "label":
      return label;
    case "instant":
      return instant;
    case "tick":
      return tick;
    default:
      return undefined;
  }
}

type Answers = Record<string, unknown>;

/** Schema of a step's form: raw answers in, valid answers out, with the names of `rule.ts` as messages. */
export function formSchema<S extends StepQuestions>({
  questions,
}: S): v.GenericSchema<RawAnswers, AnswersTo<S>> {
  const all = Object.entries(questions);
  const entries = all.flatMap(([name, question]) => {
    const schema = fieldSchema(question);
    return schema ? [[name, schema] as const] : [];
  });
  const needed = all.flatMap(([name, { when, implied, neededWhen, optional: maybe }]) => {
    const need = neededWhen ?? (when && !maybe && !implied && { ...when, rule: "required" });
    return need ? [{ name, ...need, holds: (answer: unknown) => answer !== null }] : [];
  });
  const least = all.flatMap(([name, { leastWhen }]) =>
    leastWhen
      ? [
          {
            ...{ name, ...leastWhen, rule: "contradiction" },
            holds: (answer: unknown) => Number(answer) >= leastWhen.min,
          },
        ]
      : [],
  );
  const asTyped: v.GenericSchema<Answers> = v.record(v.string(), v.unknown());
  const base: v.GenericSchema<Answers, Answers> = v.pipe(
    asTyped,
    // Answers to closed questions are dropped unchecked, for those that are implied.
    v.transform(raw => withoutClosed(questions, raw)),
    v.object(Object.fromEntries(entries)),
  );
  const schema = [...needed, ...least].reduce(
    (checked, { name, question, is, rule, holds }) =>
      v.pipe(
        checked,
        v.forward(
          v.partialCheck(
            [[question], [name]],
            (answers: Answers) =>
              !isAsked({ when: { question, is } }, answers) || holds(answers[name]),
            rule,
          ),
          [name],
        ),
      ),
    base,
  );
  // Built at run time, so the compiler cannot relate it to AnswersTo; checkAnswers.test compares the two.
  return schema as unknown as v.GenericSchema<RawAnswers, AnswersTo<S>>;
}

function withoutClosed(questions: StepQuestions["questions"], raw: Answers): Answers {
  const closed = Object.entries(questions).flatMap(([name, question]) =>
    isAsked(question, raw) ? [] : [[name, impliedIn(question, raw)]],
  );
  return { ...raw, ...Object.fromEntries(closed) };
}

/** As typed. Before the other question is answered any number will do: only that one is missing then. */
function impliedIn({ when, implied }: Question, raw: Answers): string {
  if (!when || !implied) return "";
  const [first = ""] = Object.values(implied);
  return String(implied[String(raw[when.question])] ?? first);
}
