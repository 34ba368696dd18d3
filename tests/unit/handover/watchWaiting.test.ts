import { afterEach, describe, expect, it, vi } from "vitest";
import { waiting, watchWaiting } from "../../../src/handover/watchWaiting";
import type { WaitingHandOver } from "../../../src/inbox/stores/handOver";

afterEach(() => vi.useRealTimers());

const since = (ms: number): WaitingHandOver => ({
  ...{ id: 1, reference: "FV-7K3M-9QXT", channel: "office", state: "waiting", attempts: 3 },
  ...{ nextAt: new Date().toISOString(), error: "550" },
  since: new Date(Date.now() - ms).toISOString(),
});

function watch(ask: () => WaitingHandOver | null) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const long = vi.fn();
  const troubled = vi.fn();
  const store = { longestWaiting: async () => ask() };
  return { long, troubled, stop: watchWaiting(store, { long, troubled }) };
}

describe("hand-overs that wait", () => {
  it("are told of when one waits too long, as often as that is found", async () => {
    let ms = waiting.longMs - 60_000;
    const { long, stop } = watch(() => since(ms));
    await vi.waitFor(() => expect(long).not.toHaveBeenCalled());
    ms += 120_000;
    vi.advanceTimersByTime(waiting.everyMs);
    await vi.waitFor(() => expect(long).toHaveBeenCalledTimes(1));
    expect(long.mock.calls[0]?.[0]).toMatchObject({ error: "550", attempts: 3 });
    expect(long.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(ms);
    vi.advanceTimersByTime(waiting.everyMs);
    await vi.waitFor(() => expect(long).toHaveBeenCalledTimes(2));
    await stop();
    vi.advanceTimersByTime(10 * waiting.everyMs);
    expect(long).toHaveBeenCalledTimes(2);
  });

  it("are looked for again after a store that could not be asked", async () => {
    let broken = true;
    const { long, troubled, stop } = watch(() => {
      if (broken) throw new Error("away");
      return since(2 * waiting.longMs);
    });
    await vi.waitFor(() => expect(troubled).toHaveBeenCalledTimes(1));
    broken = false;
    vi.advanceTimersByTime(waiting.everyMs);
    await vi.waitFor(() => expect(long).toHaveBeenCalledTimes(1));
    await stop();
  });

  it("are nobody's affair when there are none", async () => {
    const { long, troubled, stop } = watch(() => null);
    await stop();
    expect([long.mock.calls, troubled.mock.calls]).toEqual([[], []]);
  });
});
