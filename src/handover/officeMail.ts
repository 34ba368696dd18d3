import type { HandoverLead } from "./handoverLead";
import { type HandoverMail, messageId, visitorAddress } from "./handoverMail";
import type { MailSettings } from "./handoverSettings";
import type { LetterFacts } from "./letterFacts";
import type { OfficeOf } from "./office";
import { officeLetter } from "./officeLetter";
import { recipientOf } from "./recipientOf";
import { splitDocuments } from "./splitDocuments";

/** The letter of a lead to its office or, where there is none to write to, to the desk. */
export function officeMail(
  stored: HandoverLead,
  { from, desk }: MailSettings,
  officeOf: OfficeOf,
  facts: LetterFacts,
): HandoverMail {
  const to = recipientOf(stored.lead, officeOf);
  const visitor = visitorAddress(stored.lead);
  return {
    from,
    to: to.kind === "office" ? to.email : desk,
    replyTo: visitor ?? { name: "", address: facts.contact.email },
    messageId: messageId(stored, "office", from),
    letter: officeLetter(stored, to, facts),
    attachments: splitDocuments(stored).attached,
  };
}
