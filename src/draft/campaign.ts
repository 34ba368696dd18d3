import type { StorageName } from "../settings/storageName";
import { getArrival } from "./arrival";

const campaignKey = "familiale:campaign" satisfies StorageName;

let allowed = false;

/**
 * Marketing consent was given: the labels with which the visitor came outlive a reload. Or withdrawn:
 * what was kept goes, and they wait in memory again.
 */
export function allowCampaign(granted: boolean): void {
  allowed = granted;
  const { utm } = getArrival();
  try {
    if (!granted) sessionStorage.removeItem(campaignKey);
    else if (Object.keys(utm).length > 0) sessionStorage.setItem(campaignKey, JSON.stringify(utm));
  } catch {}
}

/** The `utm_*` labels that go with a lead. @param agreed to marketing in the form itself */
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
