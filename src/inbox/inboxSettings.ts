import { env } from "node:process";
import ipaddr from "ipaddr.js";
import { readVariables } from "../settings/readVariables";
import { variable } from "../settings/variable";

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Rate limits from environment variables (docs/lead-api.md). */
export interface InboxSettings {
  /** New leads per hour and address; 0 means no limit. */
  perHour: number;
  /** Whether `perHour` was set: only then it applies to loopback addresses too. */
  explicit: boolean;
  /** Proxies trusted to report the client's address. */
  proxies: Range[];
  /** The header in which they do. */
  header: "x-forwarded-for" | "forwarded";
}

/** Generous: many people share the address of a mobile network or an office. */
const defaultPerHour = 60;

function range(text: string): Range | null {
  try {
    if (text.includes("/")) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === "ipv6" ? 128 : 32];
  } catch {
    return null;
  }
}

const listed = (text: string) =>
  text
    .split(",")
    .map(part => part.trim())
    .filter(part => part !== "");

/** The environment variables of the limits per address. */
export const inboxEntries = {
  LEADS_PER_HOUR: variable(
    text => /^\d{1,6}$/.test(text),
    "Give a whole number; 0 is no limit.",
    "new leads per hour and address; 0 is no limit",
    `${defaultPerHour}, but none for this machine itself`,
  ),
  LEADS_TRUSTED_PROXIES: variable(
    text => listed(text).every(range),
    "Give addresses or ranges, such as 10.0.0.0/8, with commas between them.",
    "addresses and ranges of proxies, with commas",
    "none",
  ),
  LEADS_PROXY_HEADER: variable(
    text => /^(?:x-forwarded-for|forwarded)$/i.test(text),
    "Use x-forwarded-for or forwarded.",
    "`x-forwarded-for` or `forwarded`: where these proxies name the sender",
    "`x-forwarded-for`",
  ),
};

/** @throws Error that names the variable and how to repair it */
export function inboxSettings(from: NodeJS.ProcessEnv = env): InboxSettings {
  const read = readVariables(inboxEntries, from);
  return {
    perHour: read.LEADS_PER_HOUR === "" ? defaultPerHour : Number(read.LEADS_PER_HOUR),
    explicit: read.LEADS_PER_HOUR !== "",
    header: read.LEADS_PROXY_HEADER.toLowerCase() === "forwarded" ? "forwarded" : "x-forwarded-for",
    proxies: listed(read.LEADS_TRUSTED_PROXIES).flatMap(text => {
      const net = range(text);
      return net ? [net] : [];
    }),
  };
}
