import { site } from "../settings/site";
import { answerData, answerFile } from "./answerData";
import { answerHashed } from "./answerHashed";
import { answerPage } from "./answerPage";
import type { Answer } from "./workerTypes";

/*
 * The last part of sw.js, behind what gatsby-plugin-offline 6.16.0 writes there (docs/decisions/0026):
 * it takes over what the plugin would answer, and leaves to it the installing and the precaching.
 */
declare const navigationRoute: { handler: { handle: Answer } };
declare const MessageAPI: Record<string, () => void>;
declare const workbox: {
  routing: { registerRoute(match: (asked: { url: URL }) => boolean, answer: Answer): void };
};

const worker = self as unknown as {
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(
    type: "activate",
    listener: (event: { waitUntil(work?: Promise<unknown>): void }) => void,
  ): void;
};

worker.addEventListener("activate", event =>
  event.waitUntil(worker.registration.navigationPreload?.enable()),
);

// The plugin keeps and clears lists in idb-keyval's shared database, and deletes caches of whoever named
// them "runtime". Nothing here needs the lists, and what is cleared may be a neighbour's.
for (const name of Object.keys(MessageAPI)) MessageAPI[name] = () => {};

// A page that was on its way while the first worker started is nobody's: too late to be passed by, too
// early to be taken. It asks (offline/beReady).
MessageAPI.claim = () => void worker.clients.claim();

navigationRoute.handler = { handle: answerPage };

const hashed = /^\/(?:static\/|(?:brokers|places)\/[0-9a-f]+|[^/]+-[0-9a-f]{10}\.(?:js|css)$)/;
const data = /^\/(?:page-data|slice-data)\//;
const files = /^\/(?:drawings\/|brand\/|favicon\.svg$)/;

const isOurs = ({ origin, pathname }: URL) =>
  origin === self.location.origin && pathname.startsWith(`${site.basePath}/`);
const pathOf = ({ pathname }: URL) => pathname.slice(site.basePath.length);

// Whatever is not named here never meets a cache: config.json, version.json, leads, texts, other hosts.
for (const [pattern, answer] of [
  [hashed, answerHashed],
  [data, answerData],
  [files, answerFile],
] as const)
  workbox.routing.registerRoute(({ url }) => isOurs(url) && pattern.test(pathOf(url)), answer);
