import { stored, storedBuilds, storeName } from "./stores";
import type { Answer } from "./workerTypes";

/** A name with a hash in it stands for one content for ever: what is stored is right. What is not, is kept now. */
export const answerHashed: Answer = async ({ url, event }) => {
  const kept = await stored(url.href);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keep(url.href, answer.clone()));
  return answer;
};

async function keep(address: string, answer: Response): Promise<void> {
  const [build] = await storedBuilds();
  // A portal of a hotspot answers everything with its own page.
  if (!build || answer.headers.get("content-type")?.includes("text/html")) return;
  const store = await caches.open(storeName(build));
  await store.put(address, answer).catch(() => {});
}
