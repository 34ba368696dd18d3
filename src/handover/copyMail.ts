import { copyLetter } from "./copyLetter";
import type { HandoverLead } from "./handoverLead";
import { type HandoverMail, messageId, visitorAddress } from "./handoverMail";
import type { MailSettings } from "./handoverSettings";
import type { LetterFacts } from "./letterFacts";
import type { OfficeOf } from "./office";

/** The visitor's copy; null for a lead without an address to send it to. */
export function copyMail(
  stored: HandoverLead,
  { from }: MailSettings,
  officeOf: OfficeOf,
  facts: LetterFacts,
): HandoverMail | null {
  const to = visitorAddress(stored.lead);
  if (!to) return null;
  const { broker } = stored.lead;
  return {
    from,
    to: to.address,
    // Questions go to people, not to the address that sends.
    replyTo: { name: "", address: facts.contact.email },
    messageId: messageId(stored, "copy", from),
    letter: copyLetter(stored, broker ? officeOf(broker.id) : undefined, facts),
    attachments: [],
  };
}
