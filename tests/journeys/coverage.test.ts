import { describe, expect, it } from "vitest";
import type { Question } from "../../src/answers/questions/question";
import { questions } from "../../src/answers/questions/questions";
import { neighbours } from "../../src/flow/neighbours";
import { steps } from "../../src/flow/steps";
import { visits } from "./visits";

/** Everything that some household gives as answer to a question. */
const given = (field: string): string[] => {
  const answers = visits.flatMap(visit =>
    Object.values(visit.answers).map(step => step[field] ?? ""),
  );
  const texts = answers.flatMap(answer =>
    typeof answer === "object" ? Object.values(answer) : answer,
  );
  return [...new Set(texts)].filter(text => text !== "").sort();
};

describe("the visits together", () => {
  it("answer at every step that asks", () => {
    const asking = steps.flatMap(({ validation }) => validation ?? []).sort();
    for (const { who, answers } of visits) expect(Object.keys(answers).sort(), who).toEqual(asking);
  });

  it("come past every step: each is led to or led back from", () => {
    const paths = (step: (typeof steps)[number]) => {
      const { previous, next } = neighbours(step, steps);
      return [
        ...(next ? [step.path, next.href] : []),
        ...(previous ? [step.path, previous.href] : []),
      ];
    };
    expect([...new Set(steps.flatMap(paths))].sort()).toEqual(steps.map(({ path }) => path).sort());
  });

  const asked: [string, Question][] = Object.values(questions).flatMap(step =>
    Object.entries(step.questions),
  );

  it.each(
    asked.flatMap(([field, question]) =>
      "codes" in question ? [[field, question.codes] as const] : [],
    ),
  )("choose every value of %s, and no other", (field, values) => {
    expect(given(field)).toEqual([...values].sort());
  });

  it.each(asked.filter(([, { kind }]) => kind !== "files"))("answer the question %s", field => {
    expect(given(field)).not.toEqual([]);
  });
});
