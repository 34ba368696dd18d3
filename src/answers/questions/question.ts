import type { Rule } from "../rule";

/**
 * One question as plain data. Form rules, lead and its inverse, refused fields, summary, scrubber, CSV and
 * the tables in docs all derive from it (docs/decisions/0090).
 */
export type Question = Common & Kind;

/** How it is answered, with limits. Rules per kind: kindRules. */
export type Kind =
  /**
   * The lead carries the same codes unless `inLead` says otherwise. Forms do not offer `retired` ones; leads and drafts
   * of earlier builds hold them.
   */
  | { kind: "choice" | "choices"; codes: readonly string[]; retired?: readonly string[] }
  | { kind: "count"; min: number; max: number; start?: number }
  /** One line, or several; `max` in graphemes. */
  | { kind: "line" | "text"; max: number }
  | { kind: "name" | "email"; max: number }
  | { kind: "phone" | "postcode" }
  /** From today to two years ahead. */
  | { kind: "date" }
  /** Kept apart from the answers: none of our storage may hold files. */
  | { kind: "files" }
  /** A broker id, or noPreference. */
  | { kind: "broker" }
  /** Not questions: a name or time sent along, a checkbox, a search aid. */
  | { kind: "label" | "instant" | "tick" | "aid" }
  | { kind: "range"; min: number; max: number; start: number };

interface Common {
  optional?: true;
  /** Asked only while another question of the step has this answer, or one of these. */
  when?: { question: string; is: string | readonly string[] };
  /** The value by the answer to `when.question` that leaves this one unasked: known without asking. */
  implied?: Readonly<Record<string, number>>;
  /** While another question has this answer, less than `min` contradicts it. Forms only: older leads may. */
  leastWhen?: { question: string; is: string; min: number };
  /** Optional, except while another question has this answer: then an empty one breaks `rule`. */
  neededWhen?: { question: string; is: string; rule: Rule };
  /** Has a hint, `<step>.<name>.hint`. */
  hint?: true;
  /** Codes have form texts of their own, `<step>.<name>.<code>`, beside `answers.<name>.<code>`. */
  worded?: true;
  /** Each code has a description, `<step>.<name>.<code>.text`. */
  described?: true;
  /** Questions with the same row share a summary row, `answers.<row>`. */
  row?: string;
  /** Included in another question's answer: no lead field or summary row of its own. */
  partOf?: string;
  /** Lead value per code, where it differs: a number, null, or another question's answer. */
  inLead?: Readonly<Record<string, number | string | null>>;
  /** JSON Pointer into the lead, when not `/<lead>/<name>`. */
  pointer?: string;
  /** Comes before this question in the lead: the wire format is older than the form's order. */
  before?: string;
  /** The inbox accepts leads without it: those of earlier builds wait on devices for up to 72 hours. */
  recent?: true;
}

/** One step's questions, in form order. */
export interface StepQuestions {
  /** Name of the lead part for its answers; without one, delivery/toLead places them. */
  lead?: string;
  questions: Readonly<Record<string, Question>>;
}
