// What is asked, and which answers are valid. Forms and inbox share this room: it imports only `writing` and
// must work without a page.

import { brokerSearch } from "./brokerSearch";
import { familySituation } from "./familySituation";
import { insuranceChoice } from "./insuranceChoice";
import type { StepQuestions } from "./question";
import { yourInformation } from "./yourInformation";

/** The questions per step, in the order of the lead. The order of asking is in flow/steps. */
export const questions = {
  insuranceChoice,
  familySituation,
  yourInformation,
  brokerSearch,
} satisfies Record<string, StepQuestions>;

export type Questions = typeof questions;
export type QuestionStep = keyof Questions;
