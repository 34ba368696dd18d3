import { site } from "../settings/site";
import { inTime } from "../timing/inTime";
import { whenQuiet } from "../timing/whenQuiet";
import { askWorker } from "./askWorker";
import type { Wanted } from "./keepFiles";
import type { OfflineFiles } from "./offlineFiles";
import { chooseBuild, storedBuilds, storeName } from "./stores";

/** Parallel fetches, as in Gatsby's prefetching. */
const atOnce = 4;
/** How long the worker may take for those: browsers may stop it (ms). */
const workerMs = 60_000;

/**
 * Has the worker store the missing files of a build, away from the page's own thread, and then makes it current.
 * Rejects when a file cannot be fetched or is of another build (a deploy may be under way): a partial store is not
 * used until another page completes it.
 */
export async function storeBuild({ build, exact, hashed }: OfflineFiles): Promise<void> {
  const [newest] = await storedBuilds();
  if (newest === build) return;
  const there = await (await caches.open(storeName(build))).keys();
  const wanted = new Map<string, Wanted>();
  for (const name of hashed) wanted.set(address(name), [address(name)]);
  for (const url of seenBrokers()) wanted.set(url, [url]);
  for (const [name, digest] of Object.entries(exact))
    wanted.set(address(name), [address(name), digest]);
  for (const { url } of there) wanted.delete(url);
  const missing = [...wanted.values()];
  while (missing.length > 0) {
    await whenQuiet();
    const message = { gatsbyApi: "keep", build, files: missing.splice(0, atOnce) };
    const { data } = await inTime(askWorker(navigator.serviceWorker.controller, message), workerMs);
    if (data !== "kept") throw new Error("not stored");
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
