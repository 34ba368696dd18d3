import type { StorageName } from "../settings/storageName";
import { getArrival } from "./arrival";

const campaignKey = "familiale:campaign" satisfies StorageName;

let allowed = false;

/**
 * With marketing consent the campaign labels survive a reload; when it is withdrawn, the stored copy is
 * deleted and they stay in memory.
 */
export function allowCampaign(granted: boolean): void {
  allowed = granted;
  const { utm } = getArrival();
  try {
    if (!granted) sessionStorage.removeItem(campaignKey);
    else if (Object.keys(utm).length > 0) sessionStorage.setItem(campaignKey, JSON.stringify(utm));
  } catch {}
}

/**
 * The `utm_*` labels for a lead.
 * @param agreed marketing consent in the form itself
 */
export function campaign(agreed: boolean): Record<string, string> {
  if (!agreed && !allowed) return {};
  return { ...(allowed && kept()), ...getArrival().utm };
}

function kept(): Record<string, string> {
  try {
    const labels = Object.entries(JSON.parse(sessionStorage.getItem(campaignKey) ?? "{}"));
    return Object.fromEntries(
      labels.filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    return {};
  }
}
