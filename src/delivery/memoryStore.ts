import type { Payload, Status } from "./row";
import type { RowStore } from "./rowStore";
import { isEnded } from "./transitions";

/** Rows in memory, until the page is closed: where the browser gives no storage. */
export function memoryStore(): RowStore {
  const payloads = new Map<string, Payload>();
  const statuses = new Map<string, Status>();
  return {
    async add(payload, status) {
      payloads.set(payload.id, payload);
      statuses.set(status.id, status);
    },
    payload: async id => payloads.get(id),
    statuses: async () => [...statuses.values()],
    async change(id, by) {
      const next = by(statuses.get(id));
      if (next) statuses.set(id, next);
      else statuses.delete(id);
      if (!next || isEnded(next.state)) payloads.delete(id);
      return next;
    },
  };
}
