/** How long nobody may have pressed, typed or scrolled (ms). */
const pauseMs = 1500;

let last = 0;

/** Resolves when the visitor has paused and the browser is idle: for work that must not delay an answer. */
export async function whenQuiet(): Promise<void> {
  if (last === 0)
    for (const sign of ["pointerdown", "keydown", "input", "scroll"])
      addEventListener(sign, note, { capture: true, passive: true });
  last ||= performance.now();
  for (;;) {
    const left = last + pauseMs - performance.now();
    if (left <= 0) break;
    await new Promise(resolve => setTimeout(resolve, left));
  }
  await new Promise<void>(resolve => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}

function note(): void {
  last = performance.now();
}
