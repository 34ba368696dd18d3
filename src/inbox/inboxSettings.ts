// Not `process.env`: Gatsby's function bundler replaces that by the values at build.
import { env } from "node:process";
import ipaddr from "ipaddr.js";

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** What an operator sets in the environment to fend off floods (docs/lead-api.md). */
export interface InboxSettings {
  /** New leads per hour and address; 0 means no limit. */
  perHour: number;
  /** Whether somebody set it: only then it holds for this machine's own addresses too. */
  explicit: boolean;
  /** Proxies whose word about the sender's address is taken. */
  proxies: Range[];
  /** The one header in which they give it. */
  header: "x-forwarded-for" | "forwarded";
}

/** Several people share the address of a mobile network or an office. */
const defaultPerHour = 60;

function range(text: string): Range {
  const name = text.trim();
  if (name.includes("/")) return ipaddr.parseCIDR(name);
  const address = ipaddr.process(name);
  return [address, address.kind() === "ipv6" ? 128 : 32];
}

/**
 * The settings as they stand; the site's configuration reads them once, so that a server with a
 * wrong one does not start.
 * @throws Error that names the variable and how to repair it
 */
export function inboxSettings(from: NodeJS.ProcessEnv = env): InboxSettings {
  const { LEADS_PER_HOUR = "", LEADS_TRUSTED_PROXIES = "", LEADS_PROXY_HEADER = "" } = from;
  if (!/^\d{0,6}$/.test(LEADS_PER_HOUR)) {
    throw new Error(`LEADS_PER_HOUR is "${LEADS_PER_HOUR}". Give a whole number; 0 is no limit.`);
  }
  const header = LEADS_PROXY_HEADER.toLowerCase() || "x-forwarded-for";
  if (header !== "x-forwarded-for" && header !== "forwarded") {
    throw new Error(
      `LEADS_PROXY_HEADER is "${LEADS_PROXY_HEADER}". Use x-forwarded-for or forwarded.`,
    );
  }
  const proxies = LEADS_TRUSTED_PROXIES.split(",").filter(text => text.trim() !== "");
  return {
    perHour: LEADS_PER_HOUR === "" ? defaultPerHour : Number(LEADS_PER_HOUR),
    explicit: LEADS_PER_HOUR !== "",
    header,
    proxies: proxies.map(text => {
      try {
        return range(text);
      } catch {
        throw new Error(
          `LEADS_TRUSTED_PROXIES holds "${text.trim()}". Give addresses or ranges, such as 10.0.0.0/8, with commas between them.`,
        );
      }
    }),
  };
}
