import { languagePrefix } from "../settings/languagePrefix";
import { splitPath } from "../settings/pageLanguage";
import { site } from "../settings/site";
import { loads } from "./loads";
import { type Build, stored, storedBuilds } from "./stores";
import type { Answer, FetchEvent } from "./workerTypes";

/** How long a stored page is held back for the host's own. Milliseconds. */
const patienceMs = 4000;
const shell = `${site.basePath}/offline-plugin-app-shell-fallback/index.html`;

declare const workbox: { precaching: { getCacheKeyForURL(url: string): string } };

/**
 * A page comes from the host, so that it is the newest and stands there before any script. Without an
 * answer it is Gatsby's empty shell of the stored build, which draws the page itself; and where the page
 * is not stored either, a page of ours says so.
 */
export const answerPage: Answer = async ({ url, event }) => {
  const fromHost = askHost(event);
  const [build] = await storedBuilds();
  const kept = build && (await stored(dataOf(url), build)) && (await stored(shell, build));
  if (!kept) return fromHost.catch(() => offlinePage(url));
  const late = new Promise<undefined>(resolve => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([fromHost.catch(() => undefined), late]);
  return answer ?? open(kept, event, build);
};

/** The request that the browser began while this worker started, if it did. */
async function askHost(event: FetchEvent): Promise<Response> {
  const early = event.preloadResponse?.catch(() => undefined);
  if (early) event.waitUntil(early);
  return (await early) ?? fetch(event.request);
}

function open(shellPage: Response, event: FetchEvent, build: Build): Response {
  loads.began(event.resultingClientId, build);
  return shellPage;
}

/** The data of the page at this address: what is stored of a page. */
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
