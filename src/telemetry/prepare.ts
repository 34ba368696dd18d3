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

/** Transactions about the page load, which may end when the visitor is on another page. */
const ofLoads = new Set(["page-load", "page-exit"]);

/** Filter for every event of the agent: names it by step, adds session and build, and scrubs it. */
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
  // Custom properties of errors may contain anything.
  const { custom: _, ...rest } = context;
  return {
    ...rest,
    tags: { ...context.tags, ...tags },
    page: { url: bare(url), referer: bare(context.page?.referer ?? document.referrer) },
  };
}

/** `error.name` can be set to anything. */
function exceptionOf({ exception }: Event): object {
  const { type, ...rest } = (exception ?? {}) as { type?: unknown };
  return { ...rest, type: /^[A-Z]\w*(?:Error|Exception)$/.test(String(type)) ? type : "Error" };
}

/** Our own addresses without query and hash; only the origin of others. */
function bare(address: string): string {
  try {
    const { origin, pathname } = new URL(address);
    return origin === window.location.origin ? origin + pathname : `${origin}/`;
  } catch {
    return "";
  }
}
