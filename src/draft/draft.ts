import type { AnswersSoFar } from "../flow/reachable";
import type { QuestionId } from "../flow/step";

/** The broker whose link brought the visitor here. */
export interface BrokerContext {
  id: string;
  name: string;
  /** https: address or a local path. */
  logo: string | null;
  /** For the contact card right after a reload; absent in drafts of earlier builds. */
  status?: "makelaar" | "agent" | "subagent" | "onbekend";
  address?: string;
  phone?: string | null;
}

/** Answers so far, as typed; the schemas in `answers` give them meaning. */
export interface Draft {
  version: typeof draftVersion;
  answers: AnswersSoFar;
  /** The question answered first: fixes the order of the others. */
  begunWith?: QuestionId;
  brokerContext: BrokerContext | null;
}

/** Raise when older drafts become unreadable: they are then dropped. */
export const draftVersion = 1;

export const emptyDraft: Draft = { version: draftVersion, answers: {}, brokerContext: null };
