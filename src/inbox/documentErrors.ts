import { webcrypto } from "node:crypto";
import type { Lead } from "../answers/leadSchema";
import type { FieldError } from "./problem";

/** Node hashes on another thread: other visitors do not wait for 20 MB. */
const sha256 = async (content: Uint8Array) =>
  Buffer.from(await webcrypto.subtle.digest("SHA-256", content)).toString("hex");

/**
 * Checks uploads against the lead: as many as it names, in its order, each of that size and SHA-256. Names
 * are taken from the lead only, since clients escape quotes and line breaks in form data differently.
 */
export async function documentErrors(
  documents: Lead["documents"],
  uploads: readonly Uint8Array[],
): Promise<FieldError[]> {
  if (documents.length !== uploads.length) return [{ pointer: "/documents", code: "choice" }];
  const found = await Promise.all(
    uploads.map(async (content, at) => {
      const named = documents[at];
      if (named && content.byteLength === named.size && (await sha256(content)) === named.sha256)
        return [];
      return [{ pointer: `/documents/${at}`, code: "choice" as const }];
    }),
  );
  return found.flat();
}
