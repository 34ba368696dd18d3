import type { RawAnswers } from "../../src/answers/rawAnswers";
import type { QuestionId } from "../../src/flow/step";

/** One household on its way through the flow: what it answers at each step, and the lead it becomes. */
export interface Visit {
  who: string;
  answers: Record<QuestionId, RawAnswers>;
  lead: {
    insurance: object;
    family: object;
    person: object;
    broker: object | null;
    consents: object;
  };
}

/** A visit as it is written down: questions that no visit names are answered by visits.ts. */
export type WrittenVisit = Omit<Visit, "answers"> & {
  answers: Partial<Record<QuestionId, RawAnswers>>;
};

/** The moment at which all of them come by. */
export const visitedAt = new Date("2026-11-27T12:00:00.000Z");

export const noticeShownAt = "2026-11-27T11:59:00.000Z";
