import { isIP } from "node:net";
import { configSchema } from "../settings/configSchema";
import { readConfig } from "../settings/readConfig";
import { site } from "../settings/site";

export interface DeployFacts {
  /** config.json as the host serves it. */
  config: unknown;
  /** HTML of the start page. */
  home: string;
  /** One of the files of brokers, as text; "" when unknown. */
  brokers?: string;
  /** Something answers behind a relative endpoint of leads. */
  hasInbox: boolean;
}

const placeholder = /\bvoorbeeld\.example\b|\.example\b|\.test\b/;

/** What works on a developer's machine and fails people in production; each with its repair, empty when fine. */
export function productionFaults({ config, home, brokers = "", hasInbox }: DeployFacts): string[] {
  const { lead, contact, telemetry, flags, translations } = readConfig(config);
  const faults: string[] = [];
  const { phone, email } = configSchema.contact;
  const absolute = URL.canParse(lead.endpoint);
  if (!absolute && !hasInbox)
    faults.push(
      `lead.endpoint is "${lead.endpoint}", on this host itself, and nothing takes leads there: every lead would be lost. Put the server behind it, or name another address in config.json.`,
    );
  for (const [key, address] of [
    ["lead.endpoint", lead.endpoint],
    ["translations.loadPath", translations.loadPath],
    ["flags.apiHost", flags.apiHost],
    ["telemetry.serverUrl", telemetry.serverUrl],
  ] as const)
    if (address && URL.canParse(address) && onlyHere(address))
      faults.push(`${key} is ${address}, which only this machine reaches. Name an https: address.`);
  if (contact.phone === phone[0])
    faults.push(`contact.phone is the placeholder ${contact.phone}. Give a number in config.json.`);
  if (contact.email === email[0] || placeholder.test(contact.email))
    faults.push(
      `contact.email is the placeholder ${contact.email}. Give an address in config.json.`,
    );
  const [, url = site.url] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  if (placeholder.test(url))
    faults.push(`Canonical links name ${url}. Build with SITE_URL=https://… of this site.`);
  if (/\bdemo-\d/.test(brokers))
    faults.push("The brokers are the fictional ones. Build with BROKERS_SOURCE (docs/brokers.md).");
  if (/id="preview"|name="robots" content="noindex/.test(home))
    faults.push(
      "This is a preview: it is kept out of search engines and its leads are tests. Build with npm run build.",
    );
  return faults;
}

function onlyHere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const name = hostname.replace(/^\[|\]$/g, "");
  return (
    protocol === "http:" || name === "localhost" || (isIP(name) > 0 && /^127\.|^::1$/.test(name))
  );
}
