import { stored, storedBuilds, storeName } from "./stores";
import type { Answer } from "./workerTypes";

/** Files with a hash in their name: cache first, and stored when fetched. */
export const answerHashed: Answer = async ({ url, event }) => {
  const kept = await stored(url.href);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keep(url.href, answer.clone()));
  return answer;
};

async function keep(address: string, answer: Response): Promise<void> {
  const [build] = await storedBuilds();
  // Captive portals respond to everything with a page of their own.
  if (!build || answer.headers.get("content-type")?.includes("text/html")) return;
  const store = await caches.open(storeName(build));
  await store.put(address, answer).catch(() => {});
}
