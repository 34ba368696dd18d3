import { outboxExists } from "../delivery/outboxExists";

/** Drains the outbox when idle, online again or visible again. Its code is only loaded when there is an outbox. */
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
      import(/* webpackChunkName: "delivery" */ "../delivery/drainWaiting"),
      import("./showNews"),
    ]);
    await drainWaiting();
  } catch {
    // Storage denied or code unreachable: retried at the next visit.
  }
}
