import { deviceShelf } from "./deviceShelf";
import { noteOutbox } from "./outboxExists";
import { pageShelf } from "./pageShelf";
import type { Letter, Status } from "./row";
import type { Shelf } from "./shelf";
import { type Happening, transitions } from "./transitions";

/** The files of a lead do not fit into what this device gives; without them it would. */
export class NoRoomForFiles extends Error {}

const openingMs = 3000;

/** The rows of this device: in its database, or in memory where there is none. */
export function openOutbox() {
  const page = pageShelf();
  let opening: Promise<Shelf | null> | undefined;

  /** Async, so that a browser which throws at once (no IndexedDB, blocked site data) rejects too. */
  const open = async () => deviceShelf(() => (opening = undefined));
  /** null where the browser denies a database or never opens it. */
  const device = () => {
    opening ??= Promise.race([
      open().catch(() => null),
      new Promise<null>(resolve => setTimeout(resolve, openingMs, null)),
    ]);
    return opening;
  };
  const inPage = async (id: string) => (await page.statuses()).some(status => status.id === id);
  const shelfOf = async (id: string) => ((await inPage(id)) ? page : ((await device()) ?? page));

  const outbox = {
    /** Keeps a letter before its first byte is sent; throws NoRoomForFiles. */
    async add(letter: Letter, status: Status): Promise<void> {
      noteOutbox();
      try {
        const shelf = await device();
        if (shelf) return await shelf.add(letter, status);
      } catch (error) {
        const full = (error as DOMException | null)?.name === "QuotaExceededError";
        if (full && letter.documents.length > 0) throw new NoRoomForFiles();
      }
      await page.add(letter, { ...status, kept: "page" });
    },
    /** All rows, oldest first. */
    async statuses(): Promise<Status[]> {
      const rows = [...((await (await device())?.statuses()) ?? []), ...(await page.statuses())];
      return rows.sort((a, b) => a.createdAt - b.createdAt);
    },
    status: async (id: string) => (await outbox.statuses()).find(status => status.id === id),
    letter: async (id: string) => (await shelfOf(id)).letter(id),
    /** Replaces a letter by itself with another key. */
    async rewrite(letter: Letter, status: Status): Promise<void> {
      await (await shelfOf(letter.id)).add(letter, status);
    },
    change: async (id: string, by: Parameters<Shelf["change"]>[1]) =>
      (await shelfOf(id)).change(id, by),
    /** One transition; what the table does not know does not happen. Gives the new status. */
    move: (id: string, happening: Happening, facts: Partial<Status> = {}) =>
      outbox.change(id, status => {
        const state = status && transitions[status.state][happening];
        return state ? { ...status, ...facts, state } : status;
      }),
    /** Told, or erased by the visitor: nothing stays. */
    remove: (id: string) => outbox.change(id, () => undefined),
  };
  return outbox;
}

export type Outbox = ReturnType<typeof openOutbox>;
