import { site } from "../settings/site";
import { whenQuiet } from "../timing/whenQuiet";
import type { OfflineFiles } from "./offlineFiles";
import { chooseBuild, storedBuilds, storeName } from "./stores";

/** Parallel fetches, as in Gatsby's prefetching. */
const atOnce = 4;

/**
 * Stores the missing files of a build and then makes it current. Rejects when a file cannot be fetched or is of
 * another build (a deploy may be under way): a partial store is not used until another page completes it.
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
    await whenQuiet();
    await store.put(url, answer);
  };
  while (missing.length > 0) {
    await whenQuiet();
    await Promise.all(missing.splice(0, atOnce).map(keep));
  }
  await chooseBuild(build);
}

const address = (name: string) => `${window.location.origin}${site.basePath}/${name}`;

/** Broker lists that this page fetched before the store existed. */
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
  // Copied, because a redirected response is not allowed for a navigation.
  return new Response(body, { headers: answer.headers });
}

/** Captive portals and SPA fallbacks respond to everything with HTML. */
const isPage = ({ headers }: Response) => headers.get("content-type")?.includes("text/html");

async function sha256(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
}
