import type { HandoverLead } from "./handoverLead";
import { type HandoverMail, messageId } from "./handoverMail";
import type { MailSettings } from "./handoverSettings";
import type { LetterFacts } from "./letterFacts";
import type { OfficeOf } from "./office";
import { officeLetter } from "./officeLetter";
import { officeMail } from "./officeMail";
import { recipientOf } from "./recipientOf";

/** The letter of a lead to the desk, since none reached its office. */
export function undeliveredMail(
  stored: HandoverLead,
  mail: MailSettings,
  officeOf: OfficeOf,
  facts: LetterFacts,
): HandoverMail {
  const usual = officeMail(stored, mail, officeOf, facts);
  const to = recipientOf(stored.lead, officeOf);
  return {
    ...usual,
    to: mail.desk,
    // Some mail servers drop what they saw, even under another recipient.
    messageId: messageId(stored, "undelivered", mail.from),
    // An office that left the list meanwhile is the desk's affair for that reason.
    ...(to.kind === "office" && {
      letter: officeLetter(stored, { ...to, kind: "undelivered" }, facts),
    }),
  };
}
