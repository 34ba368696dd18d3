import type { Channel } from "../inbox/stores/handOver";
import { copyMail } from "./copyMail";
import type { HandoverLead } from "./handoverLead";
import type { HandoverSettings } from "./handoverSettings";
import type { LetterFacts } from "./letterFacts";
import { mailSender } from "./mailSender";
import type { OfficeOf } from "./office";
import { officeMail } from "./officeMail";
import { postWebhook } from "./postWebhook";
import { undeliveredMail } from "./undeliveredMail";

/** Resolves when the lead was taken over; rejects when that is not sure. */
export type Send = (stored: HandoverLead, signal: AbortSignal) => Promise<void>;

/** What sends a lead on each way; null where that way is not set (any more). */
export function senders(
  { mail, webhook }: HandoverSettings,
  officeOf: OfficeOf,
  facts: () => LetterFacts,
): Record<Channel, Send | null> {
  const post = mail && mailSender(mail.server);
  const toOffice: Send | null =
    mail && post && ((stored, signal) => post(officeMail(stored, mail, officeOf, facts()), signal));
  return {
    office: toOffice,
    // The same letter: who gets it is decided by the list of offices as it is now.
    desk: toOffice,
    undelivered:
      mail &&
      post &&
      ((stored, signal) => post(undeliveredMail(stored, mail, officeOf, facts()), signal)),
    copy:
      mail &&
      post &&
      (async (stored, signal) => {
        const copy = copyMail(stored, mail, officeOf, facts());
        if (copy) await post(copy, signal);
      }),
    webhook: webhook && ((stored, signal) => postWebhook(stored, webhook, signal)),
  };
}
