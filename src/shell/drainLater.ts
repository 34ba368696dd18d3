import { outboxExists } from "../delivery/outboxExists";

/**
 * Sends what an earlier visit left behind: once the page is idle, and whenever the connection or
 * the page comes back. The code for it is only fetched when there is an outbox at all.
 */
export function drainLater(): void {
  const idle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  idle(drain);
  for (const sign of ["online", "pageshow"]) window.addEventListener(sign, drain);
  document.addEventListener("visibilitychange", () => document.hidden || drain());
}

async function drain(): Promise<void> {
  try {
    if (!(await outboxExists())) return;
    const [{ drainWaiting }] = await Promise.all([
      import("../delivery/drainWaiting"),
      import("./tellNews"),
    ]);
    await drainWaiting();
  } catch {
    // Storage denied or the code not reachable: the next visit tries again.
  }
}
