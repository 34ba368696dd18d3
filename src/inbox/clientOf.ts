import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { InboxSettings } from "./inboxSettings";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address as proxies write it: with a port, in brackets, in quotes. */
function read(text: string): Address | null {
  const bare = text.trim().replace(/^"|"$/g, "");
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(bare) ?? [];
  const name = bracketed ?? bare.replace(/^([^:]+):\d+$/, "$1");
  return ipaddr.isValid(name) ? ipaddr.process(name) : null;
}

/** The addresses in the proxy header, nearest first. */
function handedOn(req: IncomingMessage, header: InboxSettings["header"]): string[] {
  const value = req.headers[header];
  const steps = (Array.isArray(value) ? value.join(",") : (value ?? "")).split(",").reverse();
  if (header === "x-forwarded-for") return steps;
  return steps.map(step => /(?:^|;)\s*for=([^;]+)/i.exec(step)?.[1] ?? "");
}

/** For rate limits: an IPv4 address, or the /64 network of an IPv6 one, within which a household or machine
 * can change its address at will. */
export interface Client {
  key: string;
  /** The request comes from this very machine. */
  local: boolean;
}

/** The client of a request. Proxy headers are trusted only as far as trusted proxies wrote them: they are read
 * from the nearest end, up to the first address that is not such a proxy. */
export function clientOf(req: IncomingMessage, { proxies, header }: InboxSettings): Client {
  const nearest = read(req.socket.remoteAddress ?? "");
  if (!nearest) return { key: "unknown", local: false };
  let address = nearest;
  const trusted = (one: Address) =>
    proxies.some(([net, bits]) => net.kind() === one.kind() && one.match(net, bits));
  for (const step of handedOn(req, header)) {
    const before: Address | null = read(step);
    if (!trusted(address) || !before) break;
    address = before;
  }
  const key = "parts" in address ? address.parts.slice(0, 4).join(":") : address.toString();
  return { key, local: address.range() === "loopback" };
}
