import type { Rule } from "../answers/rule";
import { type Answer, answer } from "./answer";

/** What can be wrong with a request as a whole, and how each is answered (docs/lead-api.md). */
export const problems = {
  not_json: [400, "The lead is not valid JSON."],
  method: [405, "Only POST is answered here."],
  length_required: [411, "A form with files must say its length."],
  too_large: [413, "The lead or its documents are too large."],
  content_type: [415, "Send application/json or multipart/form-data."],
  invalid: [422, "The content was refused."],
  idempotency_key_reused: [422, "This key was used before, for another lead."],
  suspected_bot: [422, "This was not sent by a person, as far as we can tell."],
  proof_needed: [429, "Send the lead again with a proof of work of now."],
  too_many: [429, "Too many requests from this address."],
  unexpected: [500, "The lead could not be handled."],
  busy: [503, "The lead store is in use."],
  not_writable: [507, "The lead could not be stored."],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

/** One value that breaks a rule; the pointer is a JSON Pointer (RFC 6901) into the lead. */
export interface FieldError {
  pointer: string;
  code: Rule;
}

/** The answer to a sender who must wait so many milliseconds. */
export function tooMany(wait: number): Answer {
  return problem("too_many", {}, { "Retry-After": String(Math.ceil(wait / 1000)) });
}

/** An `application/problem+json` answer (RFC 9457) with our `code`, and never with personal data. */
export function problem(
  code: ProblemCode,
  more: { errors?: FieldError[]; now?: string } = {},
  headers: Record<string, string> = {},
): Answer {
  const [status, title] = problems[code];
  return answer(
    status,
    { type: "about:blank", title, status, code, ...more },
    { "Content-Type": "application/problem+json", ...headers },
  );
}
