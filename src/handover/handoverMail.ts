import type { Lead } from "../answers/leadSchema";
import { mailLink } from "../brokers/contactLinks";
import type { HandoverLead } from "./handoverLead";
import { htmlLetter } from "./htmlLetter";
import type { Letter } from "./letter";
import { oneLine } from "./oneLine";
import { plainLetter } from "./plainLetter";
import type { Attachment } from "./splitDocuments";

/** A mail before it is sent. Everything from a visitor in it is one line of text, or encoded. */
export interface HandoverMail {
  from: MailAddress;
  to: string;
  replyTo: MailAddress;
  messageId: string;
  letter: Letter;
  attachments: Attachment[];
}

export interface MailAddress {
  name: string;
  address: string;
}

/** The visitor as somebody to answer; undefined without an address that is one and nothing else. */
export function visitorAddress({ person }: Lead): MailAddress | undefined {
  const { email, firstName, lastName } = person;
  if (!email || !mailLink(email)) return undefined;
  return { name: oneLine(`${firstName} ${lastName}`, 120), address: email };
}

/** The same for each try of a hand-over, so that a mail program can tell a second copy. */
export const messageId = ({ lead }: HandoverLead, channel: string, { address }: MailAddress) =>
  `<${lead.id}.${channel}@${address.split("@")[1]}>`;

/** What nodemailer sends. The envelope is our own: no header of the letter decides who gets it. */
export function mailOptions({ from, to, replyTo, messageId, letter, attachments }: HandoverMail) {
  return {
    envelope: { from: from.address, to: [to] },
    from,
    to: { name: "", address: to },
    replyTo,
    messageId,
    subject: letter.subject,
    text: plainLetter(letter),
    html: htmlLetter(letter),
    attachments: attachments.map(({ content, ...about }) => ({
      ...about,
      content: Buffer.from(content),
    })),
    // Holiday replies would go to a stranger, or round in circles.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
