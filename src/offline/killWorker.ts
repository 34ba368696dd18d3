import { site } from "../settings/site";

/*
 * The kill switch (npm run worker:kill): published as sw.js it unregisters the worker on every device that
 * checks for an update. It has no fetch handler, so pages come from the host at once. It deletes the worker's
 * own caches only: unsent leads are in IndexedDB, answers in sessionStorage, and other caches of this origin
 * belong to other sites.
 */
const worker = self as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "message",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

worker.addEventListener("install", event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", event => event.waitUntil(end()));
// While an older tab is open, a page that registers again gets this worker back. Its claim message
// (offline/beReady) gets no reply, so it stores nothing.
worker.addEventListener("message", event => event.waitUntil(end()));

async function end(): Promise<void> {
  const { scope } = worker.registration;
  const isOurs = (name: string) =>
    name.startsWith(`${site.basePath.slice(1)}:`) ||
    (name.startsWith("gatsby-plugin-offline-") && name.endsWith(scope));
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map(name => caches.delete(name)));
  await worker.registration.unregister();
}
