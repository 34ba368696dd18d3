import { site } from "../settings/site";
import type { OfflineFiles } from "./offlineFiles";
import { chooseBuild, storedBuilds, storeName } from "./stores";

/** As many at once as Gatsby's own prefetching. */
const atOnce = 4;

/**
 * Stores all of one build, or what is missing of it, and then makes it the one to use. Rejects when a file
 * cannot be had or is of another build, since a deploy may be under way: what is stored so far stays
 * unused until another page of this build completes it.
 */
export async function storeBuild({ build, exact, hashed }: OfflineFiles): Promise<void> {
  const [newest] = await storedBuilds();
  if (newest === build) return;
  const store = await caches.open(storeName(build));
  const there = new Set((await store.keys()).map(({ url }) => url));
  const wanted = [...hashed.map(address), ...Object.keys(exact).map(address), ...seenBrokers()];
  const missing = [...new Set(wanted)].filter(url => !there.has(url));
  const digests = new Map(Object.entries(exact).map(([name, digest]) => [address(name), digest]));
  const keep = async (url: string) => {
    const answer = await have(url, digests.get(url));
    await idle();
    await store.put(url, answer);
  };
  while (missing.length > 0) {
    await idle();
    await Promise.all(missing.splice(0, atOnce).map(keep));
  }
  await chooseBuild(build);
}

/** A moment in which nobody types or presses: to ask for a file and to keep one takes this thread's time. */
const idle = () =>
  new Promise<void>(resolve => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

const address = (name: string) => `${window.location.origin}${site.basePath}/${name}`;

/** Lists of brokers that this page fetched before there was a store to keep them in. */
const seenBrokers = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter(name => name.startsWith(address("brokers/")));

async function have(url: string, digest?: string): Promise<Response> {
  const options = { cache: digest ? "no-cache" : "default", priority: "low" } as const;
  const answer = await fetch(url, options);
  const body = await answer.arrayBuffer();
  const fits = digest ? (await sha256(body)) === digest : !isPage(answer);
  if (!answer.ok || !fits) throw new Error("not of this build");
  // A new one, since one that was redirected cannot stand for a page.
  return new Response(body, { headers: answer.headers });
}

/** What hotspots and misplaced fallbacks answer to everything. */
const isPage = ({ headers }: Response) => headers.get("content-type")?.includes("text/html");

async function sha256(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
}
