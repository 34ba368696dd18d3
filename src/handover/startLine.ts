import type { HandoverSettings } from "./handoverSettings";

/** One line for whoever starts the server: where leads are, and who hears of them. @param place of the store */
export function startLine(place: string, { mail, webhook }: HandoverSettings): string {
  const to = [
    ...(mail ? [`by e-mail through ${mail.server.host}`] : []),
    ...(webhook ? [`to ${new URL(webhook.url).host}`] : []),
  ];
  return to.length > 0
    ? `Leads are stored in ${place} and sent on ${to.join(" and ")}.`
    : `Leads are stored in ${place} and not sent on: set LEADS_SMTP or LEADS_WEBHOOK (docs/inbox.md), or read them with npm run leads.`;
}
