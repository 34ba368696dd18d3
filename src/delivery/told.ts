import type { Lead } from "../answers/leadSchema";
import { getDraft } from "../draft/draftStore";
import { contentId } from "./contentId";
import { toLead } from "./toLead";

/** A fingerprint of what somebody answered: without files, which do not survive a reload. */
export const told = ({ insurance, family, person, broker }: Lead): Promise<string> =>
  contentId(JSON.stringify([insurance, family, person, broker]));

/** The same of this tab's answers as they stand now; "" when some are missing, null without any. */
export async function toldNow(): Promise<string | null> {
  const draft = getDraft();
  if (Object.keys(draft.answers).length === 0) return null;
  const lead = toLead(draft, { build: "", test: false, documents: [], now: new Date() });
  return lead ? told(lead) : "";
}
