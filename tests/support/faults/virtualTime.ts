/** Time that passes only when nothing else is left to do. Milliseconds from 0. */
export function virtualTime() {
  let elapsed = 0;
  const timers: { at: number; fire: () => void }[] = [];
  /** Lets promises and the database (which works in immediates) come to rest. */
  const settle = async () => {
    for (let i = 0; i < 24; i++) await new Promise(setImmediate);
  };
  return {
    elapsed: () => elapsed,
    sleep: (ms: number) =>
      new Promise<void>(fire => {
        timers.push({ at: elapsed + ms, fire });
      }),
    settle,
    /** Lets time pass up to `until`, stopping at each timer. */
    async passTo(until: number): Promise<void> {
      for (;;) {
        await settle();
        timers.sort((a, b) => a.at - b.at);
        const next = timers[0];
        if (!next || next.at > until) break;
        timers.shift();
        elapsed = Math.max(elapsed, next.at);
        next.fire();
      }
      elapsed = Math.max(elapsed, until);
    },
  };
}

export type VirtualTime = ReturnType<typeof virtualTime>;
