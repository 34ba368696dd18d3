import type { Lead } from "../answers/leadSchema";
import { proofShape } from "../settings/proofShape";

/** Whether a lead was sent sooner after its last step came up than a person can. Both times are of
 * one clock, so a wrong one does no harm; one that was set back in between proves nothing. */
export function tooFast({ submittedAt, consents }: Lead): boolean {
  const taken = Date.parse(submittedAt) - Date.parse(consents.privacyNoticeShownAt);
  return taken >= 0 && taken < proofShape.fastestMs;
}
