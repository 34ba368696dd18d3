import { createTransport } from "nodemailer";
import { type HandoverMail, mailOptions } from "./handoverMail";
import type { MailServer } from "./mailServer";

/** Milliseconds for: a connection, the server's first word, and any further silence. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Sends mails, each over a connection of its own: there are few, and none waits for another. Resolves when the
 * server has taken the mail; rejects when it has not, or did not say so.
 */
export function mailSender(server: MailServer) {
  const transport = createTransport({ ...server, ...patience });
  return async (mail: HandoverMail, signal?: AbortSignal): Promise<void> => {
    const sent = await transport.sendMail({ ...mailOptions(mail), ...(signal && { signal }) });
    if (sent.rejected.length > 0) throw new Error("The mail server refused the recipient.");
  };
}
