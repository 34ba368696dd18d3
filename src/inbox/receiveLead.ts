import * as v from "valibot";
import { leadSchema } from "../answers/leadSchema";
import { type Answer, answer } from "./answer";
import { documentsMatch } from "./documentsMatch";
import { fieldErrors } from "./fieldErrors";
import type { LeadRequest } from "./leadRequest";
import { type FieldError, problem } from "./problem";
import { storeLead } from "./storeLead";

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The key must be the lead's own id, in either case of letters. */
function keyError(key: string, json: unknown): FieldError[] {
  const id = json !== null && typeof json === "object" && "id" in json ? json.id : null;
  if (typeof id === "string" && id.toLowerCase() === key.toLowerCase()) return [];
  return [{ pointer: "/id", code: key === "" ? "required" : "choice" }];
}

/**
 * Checks a lead with the flow's own rules, stores it, and says so only once it is on the disk.
 * @param file the lead store
 * @throws SQLite3Error or a file system error when nothing could be stored
 */
export async function receiveLead(
  { key, text, uploads }: LeadRequest,
  file: string,
): Promise<Answer> {
  const parsed = parse(text);
  if (!parsed) return problem("not_json");
  const checked = v.safeParse(leadSchema, parsed.json, { abortPipeEarly: true });
  const errors = fieldErrors(checked.issues ?? []);
  const refused = [
    ...errors,
    ...keyError(key, parsed.json).filter(({ pointer }) => errors.every(e => e.pointer !== pointer)),
  ];
  if (!checked.success || refused.length > 0) return problem("invalid", refused);
  const lead = checked.output;
  if (!documentsMatch(lead.documents, uploads)) {
    return problem("invalid", [{ pointer: "/documents", code: "choice" }]);
  }
  const stored = await storeLead(file, lead, uploads);
  if (stored.outcome === "busy") return problem("busy", undefined, { "Retry-After": "2" });
  if (stored.outcome === "reused") return problem("idempotency_key_reused");
  return answer(stored.outcome === "stored" ? 201 : 200, { reference: stored.reference });
}
