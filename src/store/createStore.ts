import { useSyncExternalStore } from "react";

export interface Store<Value> {
  /** The built HTML's value, and so the first render's. */
  readonly initial: Value;
  get(): Value;
  /** Sets the value and calls every listener; returns their results. */
  set(value: Value): unknown[];
  /** Returns the unsubscribe function. */
  subscribe(listener: (value: Value) => unknown): () => void;
}

const resets: (() => void)[] = [];

/** A value that lives as long as the page. `read`, called on first use, may know better than the built HTML. */
export function createStore<Value>(initial: Value, read = () => initial): Store<Value> {
  let kept: { value: Value } | undefined;
  const listeners = new Set<(value: Value) => unknown>();
  // Written inline, so that the site's build drops it.
  if (process.env.NODE_ENV === "test")
    resets.push(() => {
      kept = undefined;
    });
  return {
    initial,
    get() {
      kept ??= { value: read() };
      return kept.value;
    },
    set(value) {
      kept = { value };
      return [...listeners].map(listener => listener(value));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A store's value, or the part that `pick` returns, live; re-renders only when that changes. `pick` must
 * return an existing part, not build a new object. While hydrating it uses the initial value, like the built
 * HTML.
 */
export function useStore<Value>(store: Store<Value>): Value;
export function useStore<Value, Part>(store: Store<Value>, pick: (value: Value) => Part): Part;
export function useStore<Value>(store: Store<Value>, pick = (value: Value): unknown => value) {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.initial),
  );
}

/** Resets every store without calling listeners; between tests. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
