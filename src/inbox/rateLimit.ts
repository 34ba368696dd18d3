import type { IncomingMessage } from "node:http";
import { Allowance } from "./allowance";
import { inboxSettings } from "./inboxSettings";
import { senderOf } from "./senderOf";

/** Requests per new lead: retries, corrected leads and replays are cheap, but not free. */
const requestsPerLead = 10;

const leads = new Allowance();
const requests = new Allowance();

/** What one request may do. */
export interface Permit {
  /** Milliseconds until this sender is listened to again; 0 for now. */
  wait: number;
  /** The same for storing a new lead. */
  waitForLead: () => number;
  /** A new lead was stored. */
  countLead: () => void;
}

const free: Permit = { wait: 0, waitForLead: () => 0, countLead: () => undefined };

/** Counts a request of this sender. Only new leads count fully, so that who sends an accepted lead
 * again, because the answer got lost, still gets that answer. */
export function rateLimit(req: IncomingMessage): Permit {
  const settings = inboxSettings();
  const { perHour, explicit } = settings;
  const { key, local } = senderOf(req, settings);
  // Unless told otherwise: behind a proxy of which we do not know, everybody is this machine.
  if (perHour === 0 || (local && !explicit)) return free;
  const wait = requests.wait(key, perHour * requestsPerLead);
  if (wait === 0) requests.count(key, perHour * requestsPerLead);
  return {
    wait,
    waitForLead: () => leads.wait(key, perHour),
    countLead: () => leads.count(key, perHour),
  };
}
