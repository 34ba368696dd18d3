import { getDraft } from "../draft/draftStore";
import { proofShape } from "../settings/proofShape";

/**
 * Resolves, within a second, once sending is no longer too fast for a person (docs/lead-api.md, Against
 * bots): for visitors who were refused for that and press again.
 */
export async function untilPlausible(): Promise<void> {
  const shown = Date.parse(String(getDraft().answers.brokerSearch?.noticeShownAt));
  const left = shown + proofShape.fastestMs - Date.now();
  if (left > 0 && left <= proofShape.fastestMs)
    await new Promise(resolve => setTimeout(resolve, left));
}
