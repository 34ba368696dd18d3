import { kindRules } from "../../src/answers/questions/kindRules";
import type { Question } from "../../src/answers/questions/question";
import { questions } from "../../src/answers/questions/questions";
import { asking } from "../support/asking";
import { typedFor } from "../support/typedFor";
import { type Visit, visitedAt, type WrittenVisit } from "./visit";
import { visitsAlone } from "./visitsAlone";
import { visitsTogether } from "./visitsTogether";
import { visitsUnusual } from "./visitsUnusual";

const written: readonly WrittenVisit[] = [...visitsAlone, ...visitsTogether, ...visitsUnusual];

/** The questions of a step that no visit names, apart from what is no answer in a form. */
const unnamed = (step: (typeof asking)[number]["id"]) =>
  Object.entries<Question>(questions[step].questions).filter(
    ([name, { kind }]) =>
      kindRules[kind].length > 0 && !written.some(({ answers }) => answers[step]?.[name]),
  );

/** An answer for each of them: every visitor takes another code, or several, or none. */
function completed(visit: WrittenVisit, turn: number): Visit {
  const steps = asking.map(({ id }) => {
    const given = { ...visit.answers[id] };
    for (const [name, question] of unnamed(id)) {
      const { optional: _, ...always } = question;
      given[name] = typedFor(always, given, visitedAt.getTime());
      if (question.kind === "choice" && given[name])
        given[name] = question.codes[turn] ?? given[name];
      if (question.kind === "choices" && turn === 0) given[name] = [...question.codes];
    }
    return [id, given];
  });
  return { ...visit, answers: Object.fromEntries(steps) };
}

const mostCodes = Math.max(
  ...asking
    .flatMap(({ id }) => unnamed(id))
    .map(([, question]) => ("codes" in question ? question.codes.length : 0)),
);

/** All households that walk through the flow in the tests: as many as it takes to choose every code. */
export const visits: readonly Visit[] = Array.from(
  { length: Math.max(written.length, mostCodes) },
  (_, turn) => written[turn] ?? written[0],
).flatMap((visit, turn) => (visit ? completed(visit, turn) : []));
