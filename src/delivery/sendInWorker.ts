import type { Config } from "../settings/config";
import { fetchConfig } from "../settings/fetchConfig";
import { readConfig, tellsWhereLeadsGo } from "../settings/readConfig";
import { contentId } from "./contentId";
import { courier } from "./courier";
import { openOutbox } from "./outbox";
import { syncTag } from "./outboxName";
import type { World } from "./world";

/** What this file needs of a service worker; TypeScript's types are either for pages or for workers. */
interface Worker {
  registration: { scope: string };
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
}
interface SyncEvent {
  tag: string;
  waitUntil(work: Promise<unknown>): void;
}

const worker = self as unknown as Worker;
/** The scope is the base path. */
const url = (path: string) => new URL(`.${path}`, worker.registration.scope).href;

const world: World = {
  now: Date.now,
  elapsed: () => performance.now(),
  random: Math.random,
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
  online: () => navigator.onLine !== false,
  fetch: (address, init) => fetch(address, init),
  async config(): Promise<Config> {
    const raw = await fetchConfig(url("/config.json"), 5000);
    if (!tellsWhereLeadsGo(raw)) throw new Error("config.json: section lead is broken");
    return readConfig(raw);
  },
  url,
  idOf: contentId,
  locks: navigator.locks,
};

/**
 * The sync event of the browser: the connection is back. The worker sends with the same code as the
 * pages and under the same locks, so never at the same time; the next page tells what came of it.
 */
worker.addEventListener("sync", event => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting());
});

/** Rejects while something still waits: then the browser asks again, later. */
async function sendWaiting(): Promise<void> {
  const { drain } = courier(world, openOutbox(), { keepRefused: true });
  const tried = await drain();
  if (tried.some(({ kind }) => kind === "waiting")) throw new Error("A lead still waits.");
}
