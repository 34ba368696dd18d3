import type { Lead } from "../answers/leadSchema";
import type { Channel } from "../inbox/stores/handOver";
import type { Attempted, HandoverStore } from "./attemptHandover";
import { channelsFor } from "./channelsFor";
import type { HandoverSettings } from "./handoverSettings";
import { type HandoverWorker, handoverWorker } from "./handoverWorker";
import type { LetterFacts } from "./letterFacts";
import { readOffices } from "./readOffices";
import { senders } from "./senders";

interface Site {
  /** Where the build wrote its list of offices. */
  officesFile: string;
  /** Asked for each letter: a host may change config.json at any time. */
  facts: () => LetterFacts;
}

interface Listener {
  told: (attempted: Attempted) => void;
  troubled: (error: unknown) => void;
}

/** The hand-over of a server. */
export interface Handover {
  /** To whom a new lead goes. */
  channelsFor: (lead: Lead) => Channel[];
  /** Begins to hand over what the store holds. */
  start: (store: HandoverStore, listener: Listener) => HandoverWorker;
}

/**
 * The hand-over that is set; null for none: leads then stay where they are.
 * @throws Error with what to do, when letters are to be sent and there is no list of offices
 */
export function openHandover(
  settings: HandoverSettings,
  { officesFile, facts }: Site,
): Handover | null {
  if (!settings.mail && !settings.webhook) return null;
  const officeOf = settings.mail ? readOffices(officesFile) : () => undefined;
  return {
    channelsFor: lead => {
      const { copyByEmail } = facts().promises;
      return channelsFor(lead, settings, { copyByEmail, officeOf });
    },
    start: (store, listener) =>
      handoverWorker({ store, senders: senders(settings, officeOf, facts), ...listener }),
  };
}
