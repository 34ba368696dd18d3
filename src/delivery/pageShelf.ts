import type { Letter, Status } from "./row";
import type { Shelf } from "./shelf";
import { isEnded } from "./transitions";

/** Letters in memory, for as long as the page lives: where a browser gives no storage. */
export function pageShelf(): Shelf {
  const letters = new Map<string, Letter>();
  const statuses = new Map<string, Status>();
  return {
    async add(letter, status) {
      letters.set(letter.id, letter);
      statuses.set(status.id, status);
    },
    letter: async id => letters.get(id),
    statuses: async () => [...statuses.values()],
    async change(id, by) {
      const next = by(statuses.get(id));
      if (next) statuses.set(id, next);
      else statuses.delete(id);
      if (!next || isEnded(next.state)) letters.delete(id);
      return next;
    },
  };
}
