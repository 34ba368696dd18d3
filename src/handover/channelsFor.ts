import type { Lead } from "../answers/leadSchema";
import type { Channel } from "../inbox/stores/handOver";
import { visitorAddress } from "./handoverMail";
import type { HandoverSettings } from "./handoverSettings";
import type { OfficeOf } from "./office";
import { recipientOf } from "./recipientOf";

/** The hand-overs that are written with a lead; a test goes to the desk only. Empty when nothing is set. */
export function channelsFor(
  lead: Lead,
  { mail, webhook }: HandoverSettings,
  { copyByEmail, officeOf }: { copyByEmail: boolean; officeOf: OfficeOf },
): Channel[] {
  const found: Channel[] = [];
  if (mail) found.push(recipientOf(lead, officeOf).kind === "office" ? "office" : "desk");
  if (lead.test) return found;
  if (mail && copyByEmail && visitorAddress(lead)) found.push("copy");
  if (webhook) found.push("webhook");
  return found;
}
