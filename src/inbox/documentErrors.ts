import type { Lead } from "../answers/leadSchema";
import type { Upload } from "./keptPart";
import type { FieldError } from "./problem";

/**
 * Checks uploads against the lead: as many as it names, in its order, each of that size and SHA-256. Names
 * are taken from the lead only, since clients escape quotes and line breaks in form data differently.
 */
export function documentErrors(
  documents: Lead["documents"],
  uploads: readonly Upload[],
): FieldError[] {
  if (documents.length !== uploads.length) return [{ pointer: "/documents", code: "choice" }];
  return uploads.flatMap(({ content, sha256 }, at) => {
    const named = documents[at];
    if (named && content.byteLength === named.size && sha256 === named.sha256) return [];
    return [{ pointer: `/documents/${at}`, code: "choice" as const }];
  });
}
