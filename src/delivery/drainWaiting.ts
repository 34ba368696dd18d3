import { announce, onBroadcast } from "./news";
import { syncTag } from "./outboxName";
import type { Outcome } from "./outcome";
import { pageSender } from "./pageSender";
import type { Status } from "./row";
import { acknowledge, confirm, settle } from "./settle";
import { isEnded } from "./transitions";

let timer: ReturnType<typeof setTimeout> | undefined;
/** Ends that no screen has painted yet; in a background tab that takes until it is looked at. */
const announcing = new Map<string, Promise<void>>();
const asked = new Set<string>();

/**
 * Attempts every waiting row once and announces each end. Resolves to the last outcome, null when
 * nothing waits. What still waits is retried by a timer, and by the worker where there is one.
 */
export async function drainWaiting(): Promise<Outcome | null> {
  let last: Outcome | null = null;
  for (const result of await pageSender.drain()) {
    if (result.kind === "gone" || result.kind === "locked") continue;
    const { id } = result.status;
    if (announcing.has(id) || pageSender.foreground.has(id)) continue;
    if (result.kind === "unclaimed") {
      askForClaim(result.status);
      continue;
    }
    last = await settle(result);
    if (result.kind === "waiting") continue;
    const answersHere = last.kind === "refused" && last.here;
    const announced = announce({ ...newsOf(result.status), kind: result.kind, answersHere })
      .then(shown => (shown ? acknowledge(id) : undefined))
      .finally(() => announcing.delete(id));
    announcing.set(id, announced);
  }
  await scheduleDrain();
  await Promise.all(announcing.values());
  return last;
}

/** Once per page, and without any of its content: whoever sent it may be somebody else. */
function askForClaim(status: Status): void {
  if (asked.has(status.id)) return;
  asked.add(status.id);
  void announce({ ...newsOf(status), kind: "unclaimed", answersHere: false });
}

/** Schedules the next drain of what waits. */
export async function scheduleDrain(): Promise<void> {
  clearTimeout(timer);
  const rows = await pageSender.outbox.statuses();
  if (rows.some(({ state }) => !isEnded(state))) requestPersistence();
  const wait = await pageSender.nextDrain();
  if (wait === null) return;
  timer = setTimeout(() => drainWaiting().catch(() => {}), wait);
  // Not awaited: a worker may never reply.
  void registerSync();
}

/**
 * Asks the browser not to evict our storage. It may refuse or ignore that, so no text calls what
 * waits safe.
 */
function requestPersistence(): void {
  (async () => navigator.storage.persist())().catch(() => {});
}

/** `sync` is not in every browser, and not in TypeScript's types. */
type Registration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the worker, where there is one, to send when the connection is back, even without a page. */
async function registerSync(): Promise<void> {
  try {
    const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(syncTag);
  } catch {
    // Refused by the browser or the visitor: pages send it.
  }
}

/** Another tab got a lead accepted. */
onBroadcast(async status => {
  if (status.state !== "accepted") return;
  await confirm(status);
  if (!pageSender.foreground.has(status.id))
    await announce({ ...newsOf(status), kind: "accepted", answersHere: false });
});

const newsOf = ({ id, createdAt, reference = null }: Status) => ({
  id,
  createdAt,
  reference,
});
