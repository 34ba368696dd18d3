import { expect, it } from "vitest";
import { checkAnswers } from "../../../src/answers/checkAnswers";
import { type QuestionStep, questions } from "../../../src/answers/questions/questions";
import { validations } from "../../../src/flow/validations";
import { exampleAnswers } from "../../../src/screens/exampleAnswers";

const steps = Object.keys(questions) as QuestionStep[];

it.each(steps)("%s: what the screens show as filled passes the rules", step => {
  expect(checkAnswers(validations[step], exampleAnswers(step))).toMatchObject({ ok: true });
});

it.each(steps)("%s: also on the last day of a month and of a year", step => {
  for (const day of ["2027-01-31", "2027-12-31", "2028-02-29"]) {
    const { startDate } = exampleAnswers(step, Date.parse(`${day}T12:00:00Z`));
    if (startDate) expect(startDate).toMatchObject({ year: expect.stringMatching(/^20\d\d$/) });
  }
});
