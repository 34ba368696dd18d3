import { deviceStore } from "../delivery/deviceStore";
import { newStatus, type Payload } from "../delivery/row";
import { ownStorage } from "./ownStorage";
import type { Screen } from "./screen";

/** In place of a property of the window or of another object of this page. */
export const replace = (of: object, name: string, by: PropertyDescriptor): void => {
  Object.defineProperty(of, name, { configurable: true, ...by });
};

/**
 * Gives this page storage, a database, locks and channels of its own, by names that no other page uses: screens
 * stand side by side in one tab, and the visitor's own draft and outbox stay as they are.
 */
export function ownDevice(screen: Screen, session: Readonly<Record<string, string>>): void {
  const own = `scherm:${screen.id}:${window.name}:`;
  replace(window, "sessionStorage", { value: ownStorage(session) });
  replace(window, "localStorage", { value: ownStorage() });
  const request = LockManager.prototype.request as (...given: unknown[]) => unknown;
  replace(LockManager.prototype, "request", {
    value(this: LockManager, name: string, ...rest: unknown[]) {
      return request.call(this, own + name, ...rest);
    },
  });
  replace(window, "BroadcastChannel", {
    value: class extends BroadcastChannel {
      constructor(name: string) {
        super(own + name);
      }
    },
  });
  ownDatabases(own, screen.row);
}

function ownDatabases(own: string, row: Screen["row"]): void {
  const { open, databases } = IDBFactory.prototype;
  replace(IDBFactory.prototype, "open", {
    value(this: IDBFactory, name: string, version?: number) {
      return open.call(this, own + name, version);
    },
  });
  indexedDB.deleteDatabase(`${own}familiale-outbox`);
  const kept = row ? keepRow(row) : Promise.resolve();
  replace(IDBFactory.prototype, "databases", {
    // The page looks for its outbox here: by then the row is in it.
    async value(this: IDBFactory) {
      await kept;
      const all = await databases.call(this);
      return all.flatMap(({ name = "", version }) =>
        name.startsWith(own) ? [{ name: name.slice(own.length), version }] : [],
      );
    },
  });
}

/** A lead of an earlier visit. Its content is never read: it has ended, or belongs to another tab. */
async function keepRow(facts: NonNullable<Screen["row"]>): Promise<void> {
  const id = "6f9c0000-0000-4000-8000-000000000000";
  const store = await deviceStore(() => {});
  const payload = { id, lead: { broker: null }, documents: [] } as unknown as Payload;
  await store.add(payload, { ...newStatus(id, null, Date.now() - 3_600_000), ...facts });
}
