import { type DBSchema, type IDBPObjectStore, openDB } from "idb";
import { outboxName } from "./outboxName";
import { newStatus, type Payload, type Status } from "./row";
import type { RowStore } from "./rowStore";
import { isEnded } from "./transitions";

interface Schema extends DBSchema {
  leads: { key: string; value: Payload };
  statuses: { key: string; value: Status };
}

type Names = "leads" | "statuses";
type Store<Name extends Names, Mode extends IDBTransactionMode> = IDBPObjectStore<
  Schema,
  Names[],
  Name,
  Mode
>;

/**
 * Rows in IndexedDB. Rejects where the browser has or gives no database. Two object stores: a status changes
 * often, and its payload with all files is not written again each time.
 */
export async function deviceStore(onLost: () => void): Promise<RowStore> {
  const db = await openDB<Schema>(outboxName, 2, {
    // By what exists, not by version: a database opened first without a schema is empty.
    async upgrade(db, _, __, tx) {
      tx.done.catch(() => {});
      const stores = db.objectStoreNames;
      if (!stores.contains("leads")) db.createObjectStore("leads", { keyPath: "id" });
      if (stores.contains("statuses")) return;
      db.createObjectStore("statuses", { keyPath: "id" });
      const old = await tx.objectStore("leads").getAll();
      const stamped = old as (Payload & { createdAt: number })[];
      for (const { id, lead, createdAt } of stamped)
        tx.objectStore("statuses").put(newStatus(id, lead.broker?.id ?? null, createdAt));
    },
    // A page of a newer version waits for this connection to close.
    blocking: () => {
      db.close();
      onLost();
    },
    terminated: onLost,
  });
  /** Any failure of the transaction rejects the returned promise, and only that one. */
  async function inBoth<Mode extends "readonly" | "readwrite", T>(
    mode: Mode,
    work: (payloads: Store<"leads", Mode>, statuses: Store<"statuses", Mode>) => Promise<T>,
  ): Promise<T> {
    const tx = db.transaction(["leads", "statuses"], mode);
    const done = tx.done.catch(error => ({ error }));
    const worked = await work(tx.objectStore("leads"), tx.objectStore("statuses"));
    const failed = await done;
    if (failed) throw failed.error;
    return worked;
  }
  return {
    add: (payload, status) =>
      inBoth("readwrite", async (payloads, statuses) => {
        await Promise.all([payloads.put(payload), statuses.put(status)]);
      }),
    payload: id => inBoth("readonly", payloads => payloads.get(id)),
    statuses: () => inBoth("readonly", (_, statuses) => statuses.getAll()),
    change: (id, by) =>
      inBoth("readwrite", async (payloads, statuses) => {
        const next = by(await statuses.get(id));
        await Promise.all([
          next ? statuses.put(next) : statuses.delete(id),
          (!next || isEnded(next.state)) && payloads.delete(id),
        ]);
        return next;
      }),
  };
}
