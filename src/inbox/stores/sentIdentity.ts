import { createHash } from "node:crypto";
import { canonicalJson } from "../canonicalJson";

/**
 * SHA-256 (hex) of a lead's JSON as it was sent, without `id` and `submittedAt`, whatever the order of its
 * keys. Rules that normalise in another way after an update do not change it, so that a retry stays a retry.
 * @param json the parsed request, before it was checked
 */
export function sentIdentity(json: unknown): string {
  const { id: _id, submittedAt: _at, ...content } = json as Record<string, unknown>;
  return createHash("sha256").update(canonicalJson(content)).digest("hex");
}
