import * as v from "valibot";
import { leadSchema } from "../answers/leadSchema";
import { type Answer, answer } from "./answer";
import { checkProof } from "./checkProof";
import { documentsMatch } from "./documentsMatch";
import { fieldErrors } from "./fieldErrors";
import type { LeadRequest } from "./leadRequest";
import { type FieldError, problem, tooMany } from "./problem";
import type { Permit } from "./rateLimit";
import { storeLead } from "./storeLead";
import { tooFast } from "./tooFast";

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Where a lead goes, and on which terms. */
export interface Terms {
  /** The lead store. */
  file: string;
  /** Whether a proof of work is needed. */
  proof: boolean;
  permit: Permit;
}

/** The refusal of a lead that came without a proof of work of now, or from a filled trap. */
function refusal(proof: string, text: string): Answer | null {
  const verdict = checkProof(proof, text);
  if (verdict === "good") return null;
  if (verdict === "bot") return problem("suspected_bot");
  return problem("proof_needed", { now: new Date().toISOString() }, { "Retry-After": "1" });
}

/** The key must be the lead's own id, in either case of letters. */
function keyError(key: string, json: unknown): FieldError[] {
  const id = json !== null && typeof json === "object" && "id" in json ? json.id : null;
  if (typeof id === "string" && id.toLowerCase() === key.toLowerCase()) return [];
  return [{ pointer: "/id", code: key === "" ? "required" : "choice" }];
}

/**
 * Checks a lead with the flow's own rules, stores it, and says so only once it is on the disk.
 * @throws SQLite3Error or a file system error when nothing could be stored
 */
export async function receiveLead(
  { key, proof, text, uploads }: LeadRequest,
  terms: Terms,
): Promise<Answer> {
  const suspect = terms.proof ? refusal(proof, text) : null;
  if (suspect) return suspect;
  const parsed = parse(text);
  if (!parsed) return problem("not_json");
  const checked = v.safeParse(leadSchema, parsed.json, { abortPipeEarly: true });
  const errors = fieldErrors(checked.issues ?? []);
  const refused = [
    ...errors,
    ...keyError(key, parsed.json).filter(({ pointer }) => errors.every(e => e.pointer !== pointer)),
  ];
  if (!checked.success || refused.length > 0) return problem("invalid", { errors: refused });
  const lead = checked.output;
  if (terms.proof && tooFast(lead)) return problem("suspected_bot");
  if (!documentsMatch(lead.documents, uploads)) {
    return problem("invalid", { errors: [{ pointer: "/documents", code: "choice" }] });
  }
  const stored = await storeLead(terms.file, lead, uploads, { permit: terms.permit });
  if (stored.outcome === "busy") return problem("busy", {}, { "Retry-After": "2" });
  if (stored.outcome === "limited") return tooMany(stored.wait);
  if (stored.outcome === "reused") return problem("idempotency_key_reused");
  return answer(stored.outcome === "stored" ? 201 : 200, { reference: stored.reference });
}
