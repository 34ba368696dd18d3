import * as v from "valibot";
import { type Lead, leadSchema } from "../answers/leadSchema";
import { ruleOf } from "../answers/ruleOf";
import { proofShape } from "../settings/proofShape";
import { checkProof } from "./checkProof";
import { documentErrors } from "./documentErrors";
import type { Inbox } from "./inbox";
import { busy, type FieldError, problem, tooMany } from "./problem";
import type { PostedLead } from "./readLead";
import { type Reply, reply } from "./reply";
import type { Limit } from "./stores/leadStore";
import { sentIdentity } from "./stores/sentIdentity";

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

export interface Terms {
  /** Whether a proof of work is needed. */
  proof: boolean;
  /** Of new leads; null for none. */
  limit: Limit | null;
}

/** The refusal of a lead without a current proof of work, or with a filled honeypot field; null for others. */
function refusal(proof: string, text: string): Reply | null {
  const verdict = checkProof(proof, text);
  if (verdict === "good") return null;
  if (verdict === "bot") return problem("suspected_bot");
  return problem("proof_needed", { now: new Date().toISOString() }, { "Retry-After": "1" });
}

/**
 * Whether a lead was sent sooner after its last step was shown than a person can. Both times come from one
 * clock, so a wrong one does no harm; one that was set back in between proves nothing.
 */
function tooFast({ submittedAt, consents }: Lead): boolean {
  const taken = Date.parse(submittedAt) - Date.parse(consents.privacyNoticeShownAt);
  return taken >= 0 && taken < proofShape.fastestMs;
}

/** One error per pointer, in the order of the schema. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of issues) {
    const keys = (issue.path ?? []).map(part => String(part.key));
    const pointer = keys.map(key => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    if (!found.has(pointer)) found.set(pointer, { pointer, code: ruleOf(issue) });
  }
  return [...found.values()];
}

/** The key must be the lead's own id, in upper or lower case. */
function keyError(key: string, json: unknown): FieldError[] {
  const id = json !== null && typeof json === "object" && "id" in json ? json.id : null;
  if (typeof id === "string" && id.toLowerCase() === key.toLowerCase()) return [];
  return [{ pointer: "/id", code: key === "" ? "required" : "choice" }];
}

/** Its identity; null when it is nested too deeply to be read again, as only unknown keys can be. */
function identityOf(json: unknown): string | null {
  try {
    return sentIdentity(json);
  } catch {
    return null;
  }
}

/**
 * Checks a lead by the rules of the flow and stores it, with its hand-overs; replies with success only once it is
 * on the disk.
 * @throws StoreError or a file system error when nothing could be stored
 */
export async function receiveLead(
  { key, proof, text, uploads }: PostedLead,
  { store, channelsFor, stored: heard }: Inbox,
  terms: Terms,
): Promise<Reply> {
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
  const unlike = documentErrors(lead.documents, uploads);
  if (unlike.length > 0) return problem("invalid", { errors: unlike });
  const identity = identityOf(parsed.json);
  if (identity === null) return problem("not_json");
  const contents = uploads.map(({ content }) => content);
  const added = { lead, identity, uploads: contents, channels: channelsFor(lead) };
  const stored = await store.add(added, terms.limit);
  if (stored.kind === "busy") return busy();
  if (stored.kind === "limited") return tooMany(stored.wait);
  if (stored.kind === "reused") return problem("idempotency_key_reused");
  if (stored.kind === "stored") heard?.();
  return reply(stored.kind === "stored" ? 201 : 200, { reference: stored.reference });
}
