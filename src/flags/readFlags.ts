import { clearCache, configureCache, GrowthBook, setPolyfills } from "@growthbook/growthbook-react";
import type { FlagsConfig } from "../settings/servicesConfig";
import { timeoutSignal } from "../timing/timeoutSignal";
import { type Decisions, decisions } from "./decisions";
import { evaluate, onlyValues } from "./evaluate";
import { flagKeys, forgetFlags, keepForNextVisit, keepForVisit, visitorId } from "./keptFlags";

const timeoutMs = 5000;
let client: GrowthBook | undefined;
let turn = 0;
let keeping = false;

/** What is seen from now on is stored for the visit. */
const keep = () => {
  if (keeping) keepForVisit(decisions.get());
};
decisions.subscribe(keep);

/**
 * Reads the flags of a host; called again when the consent changes. Without consent to experiments: flags for
 * everybody, in memory only. With it: a stored random id, experiments, a cache (stale after 60 s, 10 entries) and
 * the stream. When the host is down, slow or wrong, the defaults stay.
 */
export async function readFlags(host: FlagsConfig, granted: boolean): Promise<void> {
  turn += 1;
  keeping = granted;
  const mine = turn;
  client?.destroy();
  setPolyfills({ localStorage: undefined, fetch: ask });
  await clearCache();
  if (mine !== turn) return;
  if (granted) {
    setPolyfills({ localStorage: storage() });
    keep();
  } else {
    forgetFlags();
    withoutExperiments();
  }
  configureCache({
    cacheKey: flagKeys.cache,
    staleTTL: 60_000,
    maxEntries: 10,
    disableCache: !granted,
    backgroundSync: granted && host.streaming,
  });
  const id = granted ? visitorId() : undefined;
  const reader = new GrowthBook({
    ...onlyValues,
    apiHost: host.apiHost.replace(/\/+$/, ""),
    clientKey: host.clientKey,
    attributes: id === undefined ? {} : { id },
    ...(host.remoteEval && { remoteEval: true, cacheKeyAttributes: ["id"] }),
  });
  client = reader;
  // The library opens a stream by itself if the host offers one; `streaming` would log warnings if not. Only with
  // an interval does the library pass on later updates.
  const { success } = await reader.init({ timeout: timeoutMs, pollingInterval: 3_600_000 });
  // The consent changed meanwhile: the next call decides.
  if (mine !== turn) return;
  if (success) decide(reader.getPayload(), id);
  if (!granted) return;
  // Later updates apply from the next visit on.
  reader.setRenderer(() => keepForNextVisit(held(evaluate(reader.getPayload(), id))));
}

function decide(payload: unknown, id: string | undefined): void {
  // Without consent nothing is stored, and what no page has shown may be decided again after consent.
  const found = id === undefined ? evaluate(payload) : held(evaluate(payload, id));
  const staying = Object.entries(decisions.get()).filter(([, { seen, kept }]) => seen || kept);
  decisions.set({ ...found, ...Object.fromEntries(staying) });
  if (id === undefined) return;
  keepForNextVisit(found);
}

const held = (found: Decisions): Decisions =>
  Object.fromEntries(
    Object.entries(found).map(([key, decision]) => [key, { ...decision, kept: true }]),
  );

/** Seen values stay, but belong to no experiment any more. */
function withoutExperiments(): void {
  const seen = Object.entries(decisions.get()).filter(([, decision]) => decision.seen);
  decisions.set(
    Object.fromEntries(seen.map(([key, { value }]) => [key, { value, seen: true }])) as Decisions,
  );
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** With a timeout, no cookies, and only our origin as referrer. */
const ask = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, {
    ...init,
    credentials: "omit",
    referrerPolicy: "origin",
    signal: timeoutSignal(timeoutMs),
  });
