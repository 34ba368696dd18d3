import type { Lead } from "../answers/leadSchema";
import { chosenDocuments } from "../draft/chosenDocuments";
import { forgetDraft, getDraft } from "../draft/draftStore";
import { readConfirmation } from "./confirmation";
import type { Outcome } from "./outcome";
import { sendLead } from "./sendLead";
import { toLead } from "./toLead";

/**
 * Sends the draft of this tab.
 * @param isTrapped whether the honeypot field was filled; called only when there is something to send
 * @param experiments those that the visitor saw
 */
export async function sendDraft(
  build: string,
  isTrapped: () => boolean = () => false,
  experiments: Lead["experiments"] = [],
): Promise<Outcome> {
  const documents = chosenDocuments.get();
  const lead = toLead(getDraft(), {
    build,
    test: process.env.GATSBY_PREVIEW === "1",
    documents,
    experiments,
    now: new Date(),
  });
  if (!lead) return confirmedMeanwhile() ? { kind: "accepted" } : { kind: "incomplete" };
  return sendLead(
    lead,
    documents.map(({ file }) => file),
    isTrapped(),
  );
}

/**
 * After a reload while sending, the waiting lead may be accepted in the background while the button is
 * pressed: then the draft is gone and the confirmation is there.
 */
function confirmedMeanwhile(): boolean {
  if (getDraft().answers.yourInformation || !readConfirmation()) return false;
  forgetDraft();
  return true;
}
