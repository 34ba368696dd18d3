import { describe, expect, it, vi } from "vitest";
import { createStore, resetStores } from "../../../src/store/createStore";

describe("a store", () => {
  it("tells its value to who listens, until they stop, and says what they answered", () => {
    const store = createStore(1);
    const stop = store.subscribe(value => value * 10);
    store.subscribe(value => value * 100);
    expect(store.set(2)).toEqual([20, 200]);
    stop();
    expect(store.set(3)).toEqual([300]);
    expect(store.get()).toBe(3);
    expect(store.initial).toBe(1);
  });

  it("tells of every set, also of the same value: what is in it may have changed", () => {
    const store = createStore<readonly string[]>([]);
    const heard = vi.fn();
    store.subscribe(heard);
    store.set(store.get());
    expect(heard).toHaveBeenCalledOnce();
  });

  it("gives each listener the value it was called for, though one of them sets another", () => {
    const store = createStore(0);
    const heard: number[] = [];
    store.subscribe(value => value === 1 && store.set(2));
    store.subscribe(value => heard.push(value));
    store.set(1);
    expect(heard).toEqual([2, 1]);
    expect(store.get()).toBe(2);
  });

  it("asks the browser once, when somebody asks for the value; not when it was set before", () => {
    const read = vi.fn(() => "stored");
    const store = createStore("built", read);
    expect(read).not.toHaveBeenCalled();
    expect([store.get(), store.get()]).toEqual(["stored", "stored"]);
    expect(read).toHaveBeenCalledOnce();
    const other = createStore("built", read);
    other.set("said");
    expect(other.get()).toBe("said");
    expect(read).toHaveBeenCalledOnce();
  });

  it("begins anew between tests, without a word to who listens", () => {
    let stored = "first";
    const store = createStore("built", () => stored);
    const heard = vi.fn();
    store.subscribe(heard);
    store.get();
    stored = "second";
    resetStores();
    expect(store.get()).toBe("second");
    expect(heard).not.toHaveBeenCalled();
  });
});
