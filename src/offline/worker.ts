import { site } from "../settings/site";
import { answerData, answerFile } from "./answerData";
import { answerHashed } from "./answerHashed";
import { answerPage } from "./answerPage";
import { keepFiles, type Wanted } from "./keepFiles";
import { loads } from "./loads";
import type { Build } from "./stores";
import type { Answer } from "./workerTypes";

/*
 * The last part of sw.js, appended to the output of gatsby-plugin-offline 6.16.0 (docs/decisions/0026). It replaces
 * the plugin's routes, and leaves installing and precaching to it.
 */
declare const navigationRoute: { handler: { handle: Answer } };
interface Message extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}
declare const MessageAPI: Record<
  string,
  (event: Message, data: { build: Build; files: readonly Wanted[] }) => void
>;
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

// The plugin keeps lists in idb-keyval's shared database and clears it, and deletes all caches named "runtime".
// Nothing here needs those lists, and the rest may belong to other sites of this origin.
for (const name of Object.keys(MessageAPI)) MessageAPI[name] = () => {};

// A page that was loading while the first worker activated is not controlled by it, so it asks
// (offline/beReady).
MessageAPI.claim = async ({ ports }) => {
  await worker.clients.claim();
  ports[0]?.postMessage("yours");
};

// Some files of the page's build, fetched and stored here so that the page has no work with them.
MessageAPI.keep = (event, { build, files }) => {
  const reply = (kept: string) => event.ports[0]?.postMessage(kept);
  event.waitUntil(
    keepFiles(build, files).then(
      () => reply("kept"),
      () => reply("failed"),
    ),
  );
};

// All files of the page's build are stored: it finishes as that build, also when another one is deployed.
MessageAPI.stay = async ({ ports, source }, { build }) => {
  await loads.setStored((source as unknown as { id: string }).id, build);
  ports[0]?.postMessage("stays");
};

navigationRoute.handler = { handle: answerPage };

const hashed = /^\/(?:static\/|(?:brokers|places)\/[0-9a-f]+|[^/]+[-.][0-9a-f]{10}\.(?:js|css)$)/;
const data = /^\/(?:page-data|slice-data)\//;
const files = /^\/(?:drawings\/|brand\/|favicon\.svg$)/;

const isOurs = ({ origin, pathname }: URL) =>
  origin === self.location.origin && pathname.startsWith(`${site.basePath}/`);
const pathOf = ({ pathname }: URL) => pathname.slice(site.basePath.length);

// Everything else bypasses the caches: config.json, version.json, leads, texts, other hosts.
for (const [pattern, answer] of [
  [hashed, answerHashed],
  [data, answerData],
  [files, answerFile],
] as const)
  workbox.routing.registerRoute(({ url }) => isOurs(url) && pattern.test(pathOf(url)), answer);
