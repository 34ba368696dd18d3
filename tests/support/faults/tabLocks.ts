type Held = { tab: object; free: () => void };

/** Web Locks of one device, for tabs in one process; a tab that is killed lets go of its own. */
export function tabLocks() {
  const queues = new Map<string, Held[]>();
  const next = (name: string) => queues.get(name)?.[0]?.free();

  function leave(name: string, held: Held) {
    const queue = queues.get(name) ?? [];
    const first = queue[0] === held;
    queues.set(
      name,
      queue.filter(one => one !== held),
    );
    if (first) next(name);
  }

  return {
    /** The part of the LockManager that the sender uses. */
    of: (tab: object) =>
      ({
        async request(
          name: string,
          { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
          task: (lock: object | null) => Promise<unknown>,
        ) {
          const queue = queues.get(name) ?? [];
          if (ifAvailable && queue.length > 0) return task(null);
          const held: Held = { tab, free: () => {} };
          const turn = new Promise<void>((free, refuse) => {
            held.free = free;
            signal?.addEventListener("abort", () => {
              if (queues.get(name)?.[0] === held) return;
              leave(name, held);
              refuse(new DOMException("", "AbortError"));
            });
          });
          queues.set(name, [...queue, held]);
          if (queue.length === 0) next(name);
          await turn;
          try {
            return await task({});
          } finally {
            leave(name, held);
          }
        },
      }) as unknown as LockManager,
    kill(tab: object) {
      for (const [name, queue] of queues)
        for (const held of queue) if (held.tab === tab) leave(name, held);
    },
  };
}
