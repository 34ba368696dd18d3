import type { Lead } from "../answers/leadSchema";
import { getDocuments } from "../draft/documents";
import { forgetDraft, getDraft } from "../draft/draftStore";
import { takeTrap } from "../draft/trap";
import { type Delivery, deliver } from "./deliver";
import { readSent } from "./sent";
import { toLead } from "./toLead";

/** Sends what the visitor told, and the `experiments` they saw; "incomplete" when an earlier answer is no longer valid. */
export async function sendDraft(
  build: string,
  experiments: Lead["experiments"] = [],
): Promise<Delivery | { kind: "incomplete" }> {
  const documents = getDocuments();
  const lead = toLead(getDraft(), {
    build,
    test: process.env.GATSBY_PREVIEW === "1",
    documents,
    experiments,
    now: new Date(),
  });
  if (!lead) return sentMeanwhile() ? { kind: "accepted" } : { kind: "incomplete" };
  return deliver(
    lead,
    documents.map(({ file }) => file),
    takeTrap(),
  );
}

/**
 * After a reload in the middle of sending the waiting lead may be accepted in the background while
 * the button is pressed: then the answers are gone and the confirmation is there.
 */
function sentMeanwhile(): boolean {
  if (getDraft().answers.yourInformation || !readSent()) return false;
  forgetDraft();
  return true;
}
