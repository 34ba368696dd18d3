import type { Config } from "../settings/config";
import { fetchConfig } from "../settings/fetchConfig";
import { isSound, readConfig } from "../settings/readConfig";
import { browserPlatform } from "./browserPlatform";
import { createSender } from "./createSender";
import { openOutbox } from "./outbox";
import { syncTag } from "./outboxName";

/** TypeScript's libraries are either for pages or for workers. */
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

const platform = browserPlatform({
  async config(): Promise<Config> {
    const raw = await fetchConfig(url("/config.json"), 5000);
    if (!isSound(raw, "lead")) throw new Error("config.json: section lead is broken");
    return readConfig(raw);
  },
  url,
});

/** Background Sync: the connection is back. Pages announce the results at the next visit. */
worker.addEventListener("sync", event => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting());
});

/** Rejects while something still waits: then the browser fires the event again later. */
async function sendWaiting(): Promise<void> {
  const { drain } = createSender(platform, openOutbox());
  const results = await drain();
  if (results.some(({ kind }) => kind === "waiting")) throw new Error("A lead still waits.");
}
