import { clearCache, configureCache, GrowthBook, setPolyfills } from "@growthbook/growthbook-react";
import type { FlagsConfig } from "../settings/servicesConfig";
import { timeoutSignal } from "../settings/timeoutSignal";
import { type Decisions, getDecisions, setDecisions, subscribeDecisions } from "./decisions";
import { evaluate, onlyValues } from "./evaluate";
import { flagKeys, forgetFlags, keepForNextVisit, keepForVisit, visitorId } from "./keptFlags";

const timeoutMs = 5000;
let client: GrowthBook | undefined;
let turn = 0;
let keeping = false;

/** What is seen from here on belongs to the visit as well. */
const keep = () => {
  if (keeping) keepForVisit(getDecisions());
};
subscribeDecisions(keep);

/**
 * Reads the flags of this host. Without consent to experiments: what holds for everybody, in memory
 * only; with it: a stored random id, experiments, a cache (stale after 60 s, 10 entries) and the stream.
 * Called again when the consent changes. A host that is down, slow or talks nonsense leaves the defaults.
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
  // A host that offers a stream gets one. To ask for it (`streaming`) would bring warnings in the console
  // where there is none; an interval is what else makes the library hand on what it hears later.
  const { success } = await reader.init({ timeout: timeoutMs, pollingInterval: 3_600_000 });
  // Withdrawn or granted meanwhile: the next reading decides.
  if (mine !== turn) return;
  if (success) decide(reader.getPayload(), id);
  if (!granted) return;
  // What comes later, by the stream or since the cache was stale, holds from the next visit on.
  reader.setRenderer(() => keepForNextVisit(held(evaluate(reader.getPayload(), id))));
}

function decide(payload: unknown, id: string | undefined): void {
  // Without consent nothing is kept; what no page showed yet may be decided anew after it.
  const found = id === undefined ? evaluate(payload) : held(evaluate(payload, id));
  const staying = Object.entries(getDecisions()).filter(([, { seen, kept }]) => seen || kept);
  setDecisions({ ...found, ...Object.fromEntries(staying) });
  if (id === undefined) return;
  keepForNextVisit(found);
}

const held = (decisions: Decisions): Decisions =>
  Object.fromEntries(
    Object.entries(decisions).map(([key, decision]) => [key, { ...decision, kept: true }]),
  );

/** What was seen stays as it looks, but belongs to no experiment any more. */
function withoutExperiments(): void {
  const seen = Object.entries(getDecisions()).filter(([, decision]) => decision.seen);
  setDecisions(
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

/** In time, telling the host nothing but our origin, and without cookies. */
const ask = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, {
    ...init,
    credentials: "omit",
    referrerPolicy: "origin",
    signal: timeoutSignal(timeoutMs),
  });
