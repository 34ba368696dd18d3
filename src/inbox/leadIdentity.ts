import { createHash } from "node:crypto";
import type { Lead } from "../answers/leadSchema";
import { canonicalJson } from "./canonicalJson";

/**
 * What makes two leads the same request: all of the (normalised) lead but `id` and `submittedAt`,
 * the hashes of its documents included. A SHA-256 in hexadecimal.
 */
export function leadIdentity(lead: Lead): string {
  const { id: _id, submittedAt: _at, ...content } = lead;
  return createHash("sha256").update(canonicalJson(content)).digest("hex");
}
