import type { AnswersSoFar } from "../flow/reachable";

/** The broker whose own link brought the visitor here. */
export interface BrokerContext {
  id: string;
  name: string;
  /** https: address or a path of ours. */
  logo: string | null;
  /** For its card, so that a reload shows it whole at once; absent in drafts of an earlier build. */
  status?: "makelaar" | "agent" | "subagent";
  address?: string;
  phone?: string | null;
}

/** What the visitor told so far, as typed: meaning comes from the schemas in `answers`. */
export interface Draft {
  version: typeof draftVersion;
  answers: AnswersSoFar;
  brokerContext: BrokerContext | null;
}

/** Raised when older drafts can no longer be read; another version is no draft. */
export const draftVersion = 1;

export const emptyDraft: Draft = { version: draftVersion, answers: {}, brokerContext: null };
