import { getDocuments } from "../draft/documents";
import { getDraft } from "../draft/draftStore";
import { type Delivery, deliver } from "./deliver";
import { toLead } from "./toLead";

/** Sends what the visitor told; "incomplete" when an earlier answer is no longer valid. */
export async function sendDraft(build: string): Promise<Delivery | { kind: "incomplete" }> {
  const documents = getDocuments();
  const lead = toLead(getDraft(), {
    build,
    test: process.env.GATSBY_PREVIEW === "1",
    documents,
    now: new Date(),
  });
  if (!lead) return { kind: "incomplete" };
  return deliver(
    lead,
    documents.map(({ file }) => file),
  );
}
