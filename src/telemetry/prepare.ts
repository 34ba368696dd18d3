import { scrub } from "./scrub";
import type { Session } from "./session";
import type { TelemetryPlace } from "./telemetryPlace";

interface Context {
  page?: { url?: string; referer?: string };
  tags?: Record<string, unknown>;
  custom?: unknown;
  [name: string]: unknown;
}

interface Event {
  name?: string;
  type?: string;
  context?: Context;
  spans?: unknown[];
  [name: string]: unknown;
}

interface Payload {
  transactions: Event[];
  errors: Event[];
}

/** Transactions of the agent about the page that the browser loaded, which the visitor may have left. */
const ofLoads = new Set(["page-load", "page-exit"]);

/**
 * What the agent wants to send, as it may leave: named by step, with session and build, and scrubbed.
 * Applied to every event; nothing goes round it.
 */
export function prepare<Sent>(sent: Sent, place: TelemetryPlace, session: Session): Sent {
  const { transactions, errors } = sent as unknown as Payload;
  const step = place.nameOf(window.location.pathname);
  const timestamp = Date.now() * 1000;
  const prepared = {
    ...sent,
    transactions: transactions.map(event => {
      const load = ofLoads.has(event.type ?? "") && loadedAt();
      return {
        timestamp,
        ...event,
        name: load ? place.nameOf(new URL(load).pathname) : event.name,
        session: { id: session.id, sequence: session.sequence },
        context: contextOf(event, {}, load || undefined),
      };
    }),
    errors: errors.map(event => ({
      timestamp,
      ...event,
      exception: exceptionOf(event),
      context: contextOf(event, { step, build: place.build, session: session.id }),
    })),
  };
  return scrub(prepared, place.words()) as Sent;
}

/** The address of the page as the browser loaded it. */
export const loadedAt = () =>
  performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;

function contextOf(
  { context = {} }: Event,
  tags: Record<string, string>,
  url = context.page?.url ?? window.location.href,
): Context {
  // Properties of errors may hold anything.
  const { custom: _, ...rest } = context;
  return {
    ...rest,
    tags: { ...context.tags, ...tags },
    page: { url: bare(url), referer: bare(context.page?.referer ?? document.referrer) },
  };
}

/** The name of an error is a field that anyone can set. */
function exceptionOf({ exception }: Event): object {
  const { type, ...rest } = (exception ?? {}) as { type?: unknown };
  return { ...rest, type: /^[A-Z]\w*(?:Error|Exception)$/.test(String(type)) ? type : "Error" };
}

/** An address of ours without query and hash; of any other one only whose it is. */
function bare(address: string): string {
  try {
    const { origin, pathname } = new URL(address);
    return origin === window.location.origin ? origin + pathname : `${origin}/`;
  } catch {
    return "";
  }
}
