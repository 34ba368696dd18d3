import { createHash } from "node:crypto";
import type { Lead } from "../answers/leadSchema";
import { canonicalJson } from "./canonicalJson";

/** SHA-256 (hex) of the normalised lead without `id` and `submittedAt`; equal for the same request. */
export function leadIdentity(lead: Lead): string {
  const { id: _id, submittedAt: _at, ...content } = lead;
  return createHash("sha256").update(canonicalJson(content)).digest("hex");
}
