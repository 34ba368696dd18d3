import "fake-indexeddb/auto";
import { IDBDatabase, IDBFactory, IDBOpenDBRequest } from "fake-indexeddb";
import { vi } from "vitest";
import { tabLocks } from "./tabLocks";

const denied = () => new DOMException("denied", "SecurityError");
const fail = () => {
  throw denied();
};
const refuse = () => Promise.reject(denied());
const never = () => new Promise<never>(() => {});
const getter = (target: object, name: string, get: () => unknown) =>
  Object.defineProperty(target, name, { configurable: true, get });

/** Never begun; a page that is gone no longer keeps others from the database. */
const silenced: IDBTransaction[] = [];

/** A browser in which all works: what the flow leans on and this environment has not. */
export function wholeBrowser(): void {
  for (const tx of silenced.splice(0)) tx.abort();
  vi.stubGlobal("indexedDB", new IDBFactory());
  const locks = tabLocks().of({});
  getter(navigator, "locks", () => locks);
  const registration = { sync: { register: async () => {} } };
  const worker = { getRegistration: async () => registration };
  getter(navigator, "serviceWorker", () => worker);
  getter(navigator, "storage", () => ({ persist: async () => true, persisted: async () => true }));
}

/** What begins in the database; making it is its own work. */
const inDatabase = (instead: (tx: IDBTransaction) => unknown) => {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    ...args: Parameters<typeof transaction>
  ) {
    const tx = transaction.apply(this, args);
    if (args[1] !== ("versionchange" as string)) instead(tx);
    return tx;
  } as typeof transaction);
};

const inStorage = (methods: ("getItem" | "setItem" | "removeItem")[]) => {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(fail);
};

const digest = (instead: () => Promise<ArrayBuffer>) =>
  vi.spyOn(crypto.subtle, "digest").mockImplementation(instead);

const lock = (instead: () => unknown) => {
  vi.spyOn(navigator.locks, "request").mockImplementation(instead as () => Promise<never>);
};

/** Each browser API that sending leans on, and each way in which it can fail: `ways[api][way]()` breaks it. */
export const brokenApis: Record<string, Record<string, () => void>> = {
  locks: {
    "throw at once": () => lock(fail),
    "are refused": () => lock(refuse),
    "never answer": () => lock(never),
    "are missing": () => getter(navigator, "locks", () => undefined),
  },
  "opening the database": {
    "throws at once": () => void vi.spyOn(indexedDB, "open").mockImplementation(fail),
    "never answers": () =>
      void vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest()),
    "is impossible": () => vi.stubGlobal("indexedDB", undefined),
  },
  "listing the databases": {
    "throws at once": () => void vi.spyOn(indexedDB, "databases").mockImplementation(fail),
    "is refused": () => void vi.spyOn(indexedDB, "databases").mockImplementation(refuse),
    "never answers": () => void vi.spyOn(indexedDB, "databases").mockImplementation(never),
  },
  "the database": {
    "throws at once": () => inDatabase(fail),
    "aborts all it begins": () => inDatabase(tx => tx.abort()),
    "never answers": () =>
      inDatabase(tx => silenced.push(Object.defineProperty(tx, "_start", { value: () => {} }))),
  },
  "the tab's storage": {
    "throws whatever is asked": () => inStorage(["getItem", "setItem", "removeItem"]),
    "is full": () => inStorage(["setItem"]),
    "throws when it is named": () => void getter(globalThis, "sessionStorage", fail),
  },
  hashing: {
    "throws at once": () => void digest(fail),
    "is refused": () => void digest(refuse),
    "never answers": () => void digest(never),
    "is missing": () => vi.stubGlobal("crypto", {}),
  },
  "telling other tabs": {
    "is impossible": () => vi.stubGlobal("BroadcastChannel", undefined),
    "throws at once": () => vi.stubGlobal("BroadcastChannel", fail),
    "throws when it speaks": () =>
      void vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementation(fail),
  },
  "the worker": {
    "throws when it is named": () => void getter(navigator, "serviceWorker", fail),
    "is refused": () =>
      void getter(navigator, "serviceWorker", () => ({ getRegistration: refuse })),
    "never answers": () =>
      void getter(navigator, "serviceWorker", () => ({ getRegistration: never })),
  },
  "lasting storage": {
    "is missing": () => void getter(navigator, "storage", () => undefined),
    "is refused": () =>
      void getter(navigator, "storage", () => ({ persist: refuse, persisted: refuse })),
    "never answers": () =>
      void getter(navigator, "storage", () => ({ persist: never, persisted: never })),
  },
};
