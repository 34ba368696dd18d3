import { site } from "../settings/site";

/*
 * The kill switch: published as sw.js it ends the worker on every device that looks for an update
 * (npm run worker:kill). It answers nothing, so from its first moment all pages come from the host. It
 * takes away what the worker kept and nothing else: unsent leads are in a database of their own, answers
 * in the tab, and other caches of this origin belong to neighbours.
 */
const worker = self as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

worker.addEventListener("install", event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", event => event.waitUntil(end()));

async function end(): Promise<void> {
  const { scope } = worker.registration;
  const isOurs = (name: string) =>
    name.startsWith(`${site.basePath.slice(1)}:`) ||
    (name.startsWith("gatsby-plugin-offline-") && name.endsWith(scope));
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map(name => caches.delete(name)));
  await worker.registration.unregister();
}
