import type { IncomingMessage } from "node:http";
import { clientOf } from "./clientOf";
import { inboxSettings } from "./inboxSettings";
import type { Limit } from "./stores/leadStore";

/** Requests allowed per new lead, for retries, corrected leads and replays. */
const requestsPerLead = 10;

/** The limits of a client; null for one without. New leads have a limit of their own, so that a client that
 * repeats an accepted lead because the reply was lost still gets that reply. */
export function rateLimit(req: IncomingMessage): { leads: Limit; requests: Limit } | null {
  const settings = inboxSettings();
  const { perHour, explicit } = settings;
  const { key: client, local } = clientOf(req, settings);
  // Behind a proxy that is not configured every client has a loopback address.
  if (perHour === 0 || (local && !explicit)) return null;
  return {
    leads: { client, perHour },
    requests: { client, perHour: perHour * requestsPerLead },
  };
}
