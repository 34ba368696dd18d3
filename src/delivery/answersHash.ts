import type { Lead } from "../answers/leadSchema";
import { getDraft } from "../draft/draftStore";
import { contentId } from "./contentId";
import { toLead } from "./toLead";

/** A hash of the answers in a lead: without files, which do not survive a reload. */
export const answersHash = ({ insurance, family, person, broker }: Lead): Promise<string> =>
  contentId(JSON.stringify([insurance, family, person, broker]));

/** The same for this tab's draft; "" when answers are missing, null without any. */
export async function draftHash(): Promise<string | null> {
  const draft = getDraft();
  if (Object.keys(draft.answers).length === 0) return null;
  const lead = toLead(draft, { build: "", test: false, documents: [], now: new Date() });
  return lead ? answersHash(lead) : "";
}
