import type { Rule } from "../answers/rule";
import { type Reply, reply } from "./reply";

/** Status and title for each problem code (docs/lead-api.md). */
export const problems = {
  not_json: [400, "The lead is not valid JSON."],
  not_form: [400, "The form cannot be read."],
  not_found: [404, "No leads are taken at this address."],
  method: [405, "Only POST is answered here."],
  too_slow: [408, "The lead did not arrive in time."],
  length_required: [411, "A form with files must say its length."],
  too_large: [413, "The lead or its documents are too large."],
  content_type: [415, "Send application/json or multipart/form-data."],
  invalid: [422, "The content was refused."],
  idempotency_key_reused: [422, "This key was used before, for another lead."],
  suspected_bot: [422, "This was not sent by a person, as far as we can tell."],
  proof_needed: [429, "Send the lead again with a proof of work of now."],
  too_many: [429, "Too many requests from this address."],
  unexpected: [500, "The lead could not be handled."],
  busy: [503, "Too much is being handled. Send the lead again later."],
  not_writable: [507, "The lead could not be stored."],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

/** An invalid value; `pointer` is a JSON Pointer (RFC 6901) into the lead. */
export interface FieldError {
  pointer: string;
  code: Rule;
}

/** @param wait in ms */
export function tooMany(wait: number): Reply {
  return problem("too_many", {}, { "Retry-After": String(Math.ceil(wait / 1000)) });
}

/** Too much is being handled: come again. */
export function busy(): Reply {
  return problem("busy", {}, { "Retry-After": "2" });
}

/** An `application/problem+json` reply (RFC 9457) with our `code`. It must not hold personal data. */
export function problem(
  code: ProblemCode,
  more: { errors?: FieldError[]; now?: string } = {},
  headers: Record<string, string> = {},
): Reply {
  const [status, title] = problems[code];
  const said = { type: "about:blank", title, status, code, ...more };
  const typed = { "Content-Type": "application/problem+json", ...headers };
  return { ...reply(status, said, typed), code };
}
