import { getDraft } from "../draft/draftStore";
import { proofShape } from "../settings/proofShape";

/**
 * Resolves, within a second, once a request sent now is not too fast for a person any more
 * (docs/lead-api.md, Against bots): for who was refused for that and presses again.
 */
export async function untilPlausible(): Promise<void> {
  const shown = Date.parse(String(getDraft().answers.brokerSearch?.noticeShownAt));
  const left = shown + proofShape.fastestMs - Date.now();
  if (left > 0 && left <= proofShape.fastestMs)
    await new Promise(resolve => setTimeout(resolve, left));
}
