/** Does what can wait once the page has nothing else to do; a failure is nobody's concern. */
export function whenIdle(task: () => Promise<unknown>): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  idle(() => void task().catch(() => {}));
}
