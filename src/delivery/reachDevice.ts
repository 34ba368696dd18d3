import { inTime } from "../timing/inTime";
import { deviceStore } from "./deviceStore";
import type { RowStore } from "./rowStore";

/** The browser gives no database at all, so nothing can be left in it. */
export class NoDatabase extends Error {}

/**
 * Returns a function that runs a query on the device's store, which may refuse to open, close by itself
 * or hang. It rejects then; a store that failed is reopened for the next query, one that hangs is not
 * used any more.
 */
export function reachDevice() {
  let opening: Promise<RowStore> | undefined;
  const silent = new Promise<never>((_, refuse) => refuse(new Error("silent")));
  silent.catch(() => {});

  /** Async, so that a browser which throws at once (no IndexedDB, blocked site data) rejects too. */
  const open = async () => deviceStore(() => (opening = undefined));
  const opened = () => {
    opening ??= inTime(open().catch(() => Promise.reject(new NoDatabase())));
    return opening;
  };
  return async <T>(ask: (store: RowStore) => Promise<T>): Promise<T> => {
    const store = await opened();
    let answered = false;
    try {
      return await inTime(
        ask(store).finally(() => {
          answered = true;
        }),
      );
    } catch (error) {
      const full = (error as DOMException | null)?.name === "QuotaExceededError";
      if (!full) opening = answered ? undefined : silent;
      throw error;
    }
  };
}
