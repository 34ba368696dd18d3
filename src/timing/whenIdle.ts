/** Runs `task` when the browser is idle; failures are ignored. */
export function whenIdle(task: () => Promise<unknown>): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  idle(() => void task().catch(() => {}));
}
