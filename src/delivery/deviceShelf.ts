import { type DBSchema, openDB } from "idb";
import { outboxName } from "./outboxName";
import { type Letter, newStatus, type Status } from "./row";
import type { Shelf } from "./shelf";
import { isEnded } from "./transitions";

interface Schema extends DBSchema {
  leads: { key: string; value: Letter };
  statuses: { key: string; value: Status };
}

/**
 * Letters in this device's own database. Rejects where the browser has or gives none. Two stores:
 * a status changes often, and its letter with all its files need not be written again each time.
 */
export async function deviceShelf(onLost: () => void): Promise<Shelf> {
  const db = await openDB<Schema>(outboxName, 2, {
    // By what is there, not by its version: a database that somebody else opened first is empty.
    async upgrade(db, _, __, tx) {
      const stores = db.objectStoreNames;
      if (!stores.contains("leads")) db.createObjectStore("leads", { keyPath: "id" });
      if (stores.contains("statuses")) return;
      db.createObjectStore("statuses", { keyPath: "id" });
      const old = await tx.objectStore("leads").getAll();
      const stamped = old as (Letter & { createdAt: number })[];
      for (const { id, lead, createdAt } of stamped)
        tx.objectStore("statuses").put(newStatus(id, lead.broker?.id ?? null, createdAt));
    },
    // A newer page waits for this one to let go.
    blocking: () => {
      db.close();
      onLost();
    },
    terminated: onLost,
  });
  return {
    async add(letter, status) {
      const tx = db.transaction(["leads", "statuses"], "readwrite");
      await Promise.all([
        tx.objectStore("leads").put(letter),
        tx.objectStore("statuses").put(status),
        tx.done,
      ]);
    },
    letter: id => db.get("leads", id),
    statuses: () => db.getAll("statuses"),
    async change(id, by) {
      const tx = db.transaction(["leads", "statuses"], "readwrite");
      const statuses = tx.objectStore("statuses");
      const next = by(await statuses.get(id));
      if (next) statuses.put(next);
      else statuses.delete(id);
      if (!next || isEnded(next.state)) tx.objectStore("leads").delete(id);
      await tx.done;
      return next;
    },
  };
}
