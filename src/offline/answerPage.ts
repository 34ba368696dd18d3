import { languagePrefix } from "../language/languagePrefix";
import { splitPath } from "../language/splitPath";
import { site } from "../settings/site";
import { loads } from "./loads";
import { type Build, stored, storedBuilds } from "./stores";
import type { Answer, FetchEvent } from "./workerTypes";

/** How long to wait for the host before a stored page is served (ms). */
const hostTimeoutMs = 4000;
const shell = `${site.basePath}/offline-plugin-app-shell-fallback/index.html`;

declare const workbox: { precaching: { getCacheKeyForURL(url: string): string } };

/**
 * Pages: network first, so that they are current and readable before any script runs. Without a response,
 * Gatsby's app shell of the stored build, which renders the page; when the page is not stored either, our
 * offline page.
 */
export const answerPage: Answer = async ({ url, event }) => {
  const fromHost = askHost(event);
  const [build] = await storedBuilds();
  const kept = build && (await stored(dataOf(url), build)) && (await stored(shell, build));
  if (!kept) return fromHost.catch(() => offlinePage(url));
  const late = new Promise<undefined>(resolve => setTimeout(resolve, hostTimeoutMs));
  const answer = await Promise.race([fromHost.catch(() => undefined), late]);
  return answer ?? open(kept, event, build);
};

/** Uses the navigation preload, if there is one. */
async function askHost(event: FetchEvent): Promise<Response> {
  const early = event.preloadResponse?.catch(() => undefined);
  if (early) event.waitUntil(early);
  return (await early) ?? fetch(event.request);
}

function open(shellPage: Response, event: FetchEvent, build: Build): Response {
  event.waitUntil(loads.setStored(event.resultingClientId, build));
  return shellPage;
}

/** The address of a page's data; a page is stored when its data is. */
function dataOf({ pathname }: URL): string {
  const path = pathname
    .slice(site.basePath.length)
    .replace(/index\.html$/, "")
    .replace(/^\/|\/$/g, "");
  return `${site.basePath}/page-data/${path || "index"}/page-data.json`;
}

async function offlinePage({ pathname }: URL): Promise<Response> {
  const prefix = languagePrefix(splitPath(pathname).language);
  const key = workbox.precaching.getCacheKeyForURL(`${site.basePath}${prefix}/offline/index.html`);
  return (await caches.match(key)) ?? Response.error();
}
