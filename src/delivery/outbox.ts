import { memoryStore } from "./memoryStore";
import { noteOutbox } from "./outboxExists";
import { NoDatabase, reachDevice } from "./reachDevice";
import type { Payload, Status } from "./row";
import type { RowStore } from "./rowStore";
import { type RowEvent, transitions } from "./transitions";

/** The quota is too small for the files of a lead; without them it would fit. */
export class NoRoomForFiles extends Error {}

/**
 * All rows of this device: in its database, or in memory where there is none. Rows added by this page are
 * also in its memory, so that sending goes on when the database fails halfway.
 */
export function openOutbox() {
  const page = memoryStore();
  const device = reachDevice();

  const held = async (id: string) => (await page.statuses()).find(status => status.id === id);
  /** The row is, as far as is known, in this page's memory only. */
  const inPage = async (id: string) => (await held(id))?.kept === "page";
  /** The database failed: from now on the copies in memory count. */
  const fallBack = async () => {
    for (const { id } of await page.statuses())
      await page.change(id, status => status && { ...status, kept: "page" });
  };
  const onDevice = <T>(ask: (store: RowStore) => Promise<T>) =>
    device(ask).catch(async error => {
      await fallBack();
      throw error;
    });

  const outbox = {
    /** @throws NoRoomForFiles */
    async add(payload: Payload, status: Status): Promise<void> {
      noteOutbox();
      try {
        await device(store => store.add(payload, status));
        await page.add(payload, status);
      } catch (error) {
        const full = (error as DOMException | null)?.name === "QuotaExceededError";
        if (full && payload.documents.length > 0) throw new NoRoomForFiles();
        await page.add(payload, { ...status, kept: "page" });
      }
    },
    /** All rows, oldest first. */
    async statuses(): Promise<Status[]> {
      const stored = await onDevice(store => store.statuses()).catch((): Status[] => []);
      const isStored = (id: string) => stored.some(row => row.id === id);
      const held = await page.statuses();
      // Another page acknowledged its end.
      for (const { id, kept } of held)
        if (kept === "device" && !isStored(id)) await page.change(id, () => undefined);
      const own = held.filter(({ kept }) => kept === "page");
      const others = stored.filter(({ id }) => !own.some(row => row.id === id));
      return [...others, ...own].sort((a, b) => a.createdAt - b.createdAt);
    },
    status: async (id: string) => (await outbox.statuses()).find(status => status.id === id),
    payload: async (id: string): Promise<Payload | undefined> =>
      (await inPage(id))
        ? page.payload(id)
        : onDevice(store => store.payload(id)).catch(() => page.payload(id)),
    /** Replaces a payload by one with a renewed key. */
    rewrite: async (payload: Payload, status: Status): Promise<void> => {
      if (!(await inPage(payload.id)))
        await onDevice(store => store.add(payload, status)).catch(() => {});
      const { kept = status.kept } = (await held(payload.id)) ?? {};
      await page.add(payload, { ...status, kept });
    },
    async change(id: string, by: Parameters<RowStore["change"]>[1]): Promise<Status | undefined> {
      if (await inPage(id)) return page.change(id, by);
      try {
        const next = await onDevice(store => store.change(id, by));
        if (await held(id)) await page.change(id, () => next);
        return next;
      } catch (error) {
        if (!(await held(id))) throw error;
        return page.change(id, by);
      }
    },
    /** Applies one transition; an event that the table does not list is ignored. Resolves to the new status. */
    move: (id: string, event: RowEvent, facts: Partial<Status> = {}) =>
      outbox.change(id, status => {
        const state = status && transitions[status.state][event];
        return state ? { ...status, ...facts, state } : status;
      }),
    /** Removes a row entirely; rejects when the device may still hold it. */
    async remove(id: string): Promise<void> {
      await page.change(id, () => undefined);
      await onDevice(store => store.change(id, () => undefined)).catch(error => {
        if (!(error instanceof NoDatabase)) throw error;
      });
    },
  };
  return outbox;
}

export type Outbox = ReturnType<typeof openOutbox>;
