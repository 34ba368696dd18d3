import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { mailLink } from "../brokers/contactLinks";
import type { MailAddress } from "./handoverMail";
import { type MailServer, mailServer } from "./mailServer";
import { senderAddress } from "./senderAddress";

const variable = (good: (text: string) => boolean, repair: string, meaning: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.check(text => text === "" || good(text), repair),
    v.description(meaning),
  );

const isSecret = (text: string) => {
  try {
    return text.startsWith("whsec_") && new Webhook(text) instanceof Webhook;
  } catch {
    return false;
  }
};

/** http only to this machine: a lead goes over no network in the open. */
function isWebhook(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username || url.password) return false;
  if (url.protocol === "https:") return true;
  return url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
}

/** The environment variables of the hand-over. Messages say how to repair one; none shows its value. */
export const handoverEntries = {
  LEADS_SMTP: variable(
    text => mailServer(text) !== null,
    "Give an address such as smtps://user:password@smtp.example.com:465; encode special characters of the password (%40 for @).",
    "the mail server: `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS (`?starttls=never` for a relay without)",
  ),
  LEADS_FROM: variable(
    text => senderAddress(text) !== null,
    "Give an address, or a name with one: Aanvragen <aanvragen@voorbeeld.example>.",
    "who the letters are from, `Name <address>`; what cannot be delivered comes back there",
  ),
  LEADS_DESK: variable(
    text => mailLink(text) !== null,
    "Give one e-mail address.",
    "gets leads without a preference, of offices without an address, and tests",
  ),
  LEADS_WEBHOOK: variable(
    isWebhook,
    "Give an https: address without a user name (http: only for localhost).",
    "gets each lead as JSON, signed (standardwebhooks.com)",
  ),
  LEADS_WEBHOOK_SECRET: variable(
    isSecret,
    "Give whsec_ and base64, such as the output of: node -p \"'whsec_' + crypto.randomBytes(24).toString('base64')\"",
    "signs the webhook: `whsec_` and base64",
  ),
};

const together = [
  ["LEADS_SMTP", "LEADS_FROM", "LEADS_DESK"],
  ["LEADS_WEBHOOK", "LEADS_WEBHOOK_SECRET"],
] as const;

/** The variables as checked; "" for one that is not set. */
export type HandoverVariables = v.InferOutput<v.ObjectSchema<typeof handoverEntries, undefined>>;

/** What is set by half, with its repair. */
export const halfHandovers = (set: HandoverVariables): string[] =>
  together.flatMap(names => {
    const missing = names.filter(name => set[name] === "");
    if (missing.length === 0 || missing.length === names.length) return [];
    const given = names.filter(name => set[name] !== "");
    return [
      `${given.join(" and ")} needs ${missing.join(" and ")} too. Set all of ${names.join(", ")}, or none.`,
    ];
  });

export interface MailSettings {
  server: MailServer;
  from: MailAddress;
  /** The provider's own address, for what no office can get. */
  desk: string;
}

/** Where leads are sent on to; null for a way that is not set. */
export interface HandoverSettings {
  mail: MailSettings | null;
  webhook: { url: string; secret: string } | null;
}

/** The settings of variables that were checked. */
export function handoverSettings(set: HandoverVariables): HandoverSettings {
  const server = mailServer(set.LEADS_SMTP);
  const from = senderAddress(set.LEADS_FROM);
  return {
    mail: server && from && set.LEADS_DESK ? { server, from, desk: set.LEADS_DESK } : null,
    webhook: set.LEADS_WEBHOOK
      ? { url: set.LEADS_WEBHOOK, secret: set.LEADS_WEBHOOK_SECRET }
      : null,
  };
}
