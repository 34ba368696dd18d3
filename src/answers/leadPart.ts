import type { StepQuestions } from "./questions/question";
import type { RawAnswers } from "./rawAnswers";

type Values = Record<string, unknown>;

/** Names of the questions with a field of their own in the step's part of the lead, in wire order. */
export function leadNames(questions: StepQuestions["questions"]): string[] {
  const placed = Object.entries(questions).filter(
    ([, { kind, partOf }]) => kind !== "files" && !partOf,
  );
  const names: string[] = [];
  const later: [string, string][] = [];
  for (const [name, { before }] of placed) before ? later.push([name, before]) : names.push(name);
  for (const [name, before] of later) names.splice(names.indexOf(before), 0, name);
  return names;
}

export function leadPart({ questions }: StepQuestions, given: Values): Values {
  const part = leadNames(questions).map(name => {
    const inLead = questions[name]?.inLead;
    const value = inLead ? inLead[String(given[name])] : given[name];
    return [name, inLead && typeof value === "string" ? given[value] : value];
  });
  return Object.fromEntries(part);
}

/** The inverse of leadPart. Fields missing from a lead of an earlier build count as unanswered. */
export function rawAnswersOf({ questions }: StepQuestions, held: unknown): RawAnswers {
  const part: Values = { ...(held as object | undefined) };
  return Object.assign(
    {},
    ...leadNames(questions).map(name => {
      const question = questions[name];
      const value = part[name];
      if (question?.inLead) return codeOf(name, question.inLead, value);
      if (question?.kind === "date") return { [name]: boxes(value) };
      return { [name]: Array.isArray(value) ? [...value] : String(value ?? "") };
    }),
  );
}

/** The code for a value in the lead, and the answer that gave it. */
function codeOf(name: string, inLead: Readonly<Values>, value: unknown): RawAnswers {
  const codes = Object.entries(inLead);
  const fixed = codes.find(([, held]) => held === value)?.[0];
  const [code = "", from] = codes.find(([, held]) => typeof held === "string") ?? [];
  if (value === undefined) return { [name]: "", ...(from ? { [String(from)]: "" } : {}) };
  return {
    [name]: fixed ?? code,
    ...(from ? { [String(from)]: fixed === undefined ? String(value) : "" } : {}),
  };
}

function boxes(iso: unknown) {
  const [year = "", month = "", day = ""] = typeof iso === "string" ? iso.split("-") : [];
  return { day, month, year };
}
