import type { Page } from "@playwright/test";
import type { Question } from "../../../src/answers/questions/question";
import { type Questions, questions } from "../../../src/answers/questions/questions";
import type { StepId } from "../../../src/flow/step";
import { stepOf } from "../../../src/flow/stepOf";
import { asking } from "../asking";
import { typedFor } from "../typedFor";

/** The steps that a household has answered when it comes to the choice of a broker. */
export type AskedStep = Exclude<keyof Questions, "brokerSearch">;

type Typed<Q> = Q extends { kind: "choice"; codes: readonly (infer Code)[] }
  ? Code
  : Q extends { kind: "choices" }
    ? string[]
    : Q extends { kind: "date" }
      ? { day: string; month: string; year: string }
      : string;

type TypedAt<Step extends AskedStep> = {
  -readonly [Name in keyof Questions[Step]["questions"] as Questions[Step]["questions"][Name] extends {
    kind: "files";
  }
    ? never
    : Name]: Typed<Questions[Step]["questions"][Name]>;
};

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Each,
) => void
  ? Each
  : never;

/** What one visitor answers, as typed: each question by its name; "" where there is no answer. */
export type Household = All<{ [Step in AskedStep]: TypedAt<Step> }[AskedStep]>;

/** The steps that ask something before this one, in order. */
export const askedBefore = (id: StepId) =>
  asking.flatMap(step =>
    step.id !== "brokerSearch" && step.chapter < stepOf(id).chapter ? step.id : [],
  );

export const asked: readonly AskedStep[] = askedBefore("brokerSearch");

/** What is typed at a step, in the order of its form. */
export const questionsAt = (step: AskedStep): [string, Question][] =>
  Object.entries<Question>(questions[step].questions).filter(([, { kind }]) => kind !== "files");

let count = 0;

/**
 * A household with the fewest answers: own ones, these, and for any other question the least that is valid. The
 * e-mail address is its own, so its lead can be found.
 */
export function household(own: Partial<Household> = {}): Household {
  count += 1;
  const usual: Partial<Household> = {
    situation: "gezin",
    members: "2",
    // Unless its own answer is to the question that follows yes.
    claims: own.claimsCount ? "ja" : "nee",
    firstName: "Zoë",
    lastName: "D’Hondt",
    email: `test-${process.pid}-${Date.now()}-${count}@voorbeeld.example`,
    postcode: "9000",
    municipality: "Gent",
  };
  const given: Record<string, Household[keyof Household]> = { ...usual, ...own };
  for (const [name, question] of asked.flatMap(questionsAt))
    given[name] ??= typedFor(question, given);
  // Each question of the records has a value now.
  return given as unknown as Household;
}

const draftKey = "familiale:draft";

/** The answers of all steps before the choice of a broker in the form in which the site keeps them. */
export function answersOf(who: Household): { [Step in AskedStep]: TypedAt<Step> } {
  const typed: Partial<Record<string, unknown>> = who;
  return Object.fromEntries(
    asked.map(step => [
      step,
      Object.fromEntries(questionsAt(step).map(([name]) => [name, typed[name]])),
    ]),
  ) as { [Step in AskedStep]: TypedAt<Step> };
}

/** Puts a value in sessionStorage before the first page of the tab, and only then. */
export async function keep(page: Page, value: unknown, key = draftKey): Promise<void> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, kept]) => {
      // An error page of the browser has no storage.
      if (window.name === "kept" || !location.protocol.startsWith("http")) return;
      window.name = "kept";
      sessionStorage.setItem(name, kept);
    },
    [key, text] as const,
  );
}

/** The draft of a tab in which this household answered all steps before that one. */
export function draftOf(who: Household, before: StepId) {
  const all = answersOf(who);
  const answers = Object.fromEntries(askedBefore(before).map(step => [step, all[step]]));
  return { version: 1, answers, brokerContext: null };
}

/** A tab in which this household already answered all steps before that one. */
export async function keepDraft(
  page: Page,
  who: Household,
  { before }: { before: StepId } = { before: "brokerSearch" },
): Promise<void> {
  await keep(page, draftOf(who, before));
}
