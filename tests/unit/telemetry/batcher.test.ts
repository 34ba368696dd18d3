// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { batchBytes, startBatcher } from "../../../src/telemetry/batcher";
import { leftKey } from "../../../src/telemetry/leftLines";
import { type Script, type ScriptedHost, scriptedHost } from "../../support/scriptedHost";

let host: ScriptedHost;
let script: Script;
let asking: MockInstance<typeof fetch>;
beforeEach(async () => {
  script = { status: 202 };
  host = await scriptedHost(() => script);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  asking = vi.spyOn(globalThis, "fetch");
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await host.close();
});

const metadata = '{"metadata":{}}';
const event = (name: string, filler = 0) =>
  `${metadata}\n${JSON.stringify({ transaction: { name, filler: "é".repeat(filler / 2) } })}\n`;
const sent = () =>
  host.asked.map(({ body }) =>
    body
      .split("\n")
      .filter(Boolean)
      .slice(1)
      .map(line => JSON.parse(line).transaction.name),
  );
const arrive = (count: number) => vi.waitFor(() => expect(host.asked).toHaveLength(count));
/** All answers were heard, and what follows them has been planned. */
const settled = async () => {
  for (let heard = -1; heard !== asking.mock.results.length; ) {
    heard = asking.mock.results.length;
    await Promise.allSettled(asking.mock.results.map(({ value }) => value));
    await new Promise<void>(resolve => setImmediate(resolve));
  }
};
const batcher = () => startBatcher(`${host.origin}/intake`);

describe("batcher", () => {
  it("sends every 15 s what came meanwhile, the metadata first", async () => {
    const { add } = batcher();
    add(event("a"));
    add(event("b"));
    await vi.advanceTimersByTimeAsync(14_900);
    expect(host.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await arrive(1);
    expect(host.asked[0]?.body.startsWith(`${metadata}\n`)).toBe(true);
    expect(sent()).toEqual([["a", "b"]]);
    expect(host.asked[0]?.headers["content-type"]).toBe("application/x-ndjson");
  });

  it("sends as soon as a batch would pass 100 kB, and never more in one request", async () => {
    const { add } = batcher();
    add(event("a", 60_000));
    add(event("b", 60_000));
    await arrive(1);
    expect(sent()).toEqual([["a"]]);
    await settled();
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(2);
    expect(sent()[1]).toEqual(["b"]);
  });

  it("puts every event into one request, in order, whatever their sizes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 99_000 }), { minLength: 1, maxLength: 4 }),
        async sizes => {
          host.asked.length = 0;
          const { add, stop } = batcher();
          for (const [index, size] of sizes.entries()) add(event(`${index}`, size));
          for (const _ of sizes) {
            await settled();
            await vi.advanceTimersByTimeAsync(15_000);
          }
          await settled();
          expect(sent().flat()).toEqual(sizes.map((_, index) => `${index}`));
          for (const { body } of host.asked)
            expect(Buffer.byteLength(body)).toBeLessThanOrEqual(batchBytes);
          stop();
        },
      ),
      { numRuns: 15 },
    );
  });

  it("drops an event that fits in no request, and keeps the others", async () => {
    const { add } = batcher();
    add(event("huge", 120_000));
    add(event("a"));
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(1);
    expect(sent()).toEqual([["a"]]);
  });

  it.each<[string, Script]>([
    ["is down", { status: 503 }],
    ["hangs up", { silence: "hangUp" }],
    ["is a page", { body: "<!doctype html>", type: "text/html" }],
    ["has too much to do", { status: 429 }],
  ])(
    "waits longer each time while the intake %s, and then sends all of it once",
    async (_, fault) => {
      script = fault;
      const { add } = batcher();
      add(event("a"));
      for (const [count, pause] of [15_000, 30_000, 60_000].entries()) {
        await vi.advanceTimersByTimeAsync(pause - 1);
        expect(host.asked).toHaveLength(count);
        await vi.advanceTimersByTimeAsync(1);
        await arrive(count + 1);
        await settled();
      }
      add(event("b"));
      script = { status: 202 };
      await vi.advanceTimersByTimeAsync(120_000);
      await arrive(4);
      expect(sent()[3]).toEqual(["a", "b"]);
    },
  );

  it("gives up a request without an answer after 10 s", async () => {
    script = { silence: "wait" };
    const { add } = batcher();
    add(event("a"));
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(1);
    script = { status: 202 };
    await vi.advanceTimersByTimeAsync(10_000);
    await settled();
    await vi.advanceTimersByTimeAsync(30_000);
    await arrive(2);
    expect(sent()[1]).toEqual(["a"]);
  });

  it("lets go what the intake refuses as it is", async () => {
    script = { status: 400 };
    const { add } = batcher();
    add(event("bad"));
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(1);
    await settled();
    script = { status: 202 };
    add(event("good"));
    await vi.advanceTimersByTimeAsync(30_000);
    await arrive(2);
    expect(sent()[1]).toEqual(["good"]);
  });

  it("remembers at most 400 kB while the intake is down, the newest", async () => {
    script = { status: 503 };
    const { add, hide } = batcher();
    for (let i = 0; i < 40; i += 1) add(event(`${i}`, 50_000));
    await settled();
    hide(true);
    const left = sessionStorage[leftKey] as string;
    expect(Buffer.byteLength(left)).toBeLessThan(520_000);
    expect(left).toContain('"name":"39"');
  });

  it("sends at once when the page is hidden, and leaves the rest for the next page", async () => {
    const first = batcher();
    first.add(event("a", 50_000));
    first.add(event("b", 40_000));
    first.hide(false);
    await arrive(1);
    expect(sent()).toEqual([["a"]]);
    await settled();
    expect(sessionStorage[leftKey]).toContain('"name":"b"');
    expect(sessionStorage[leftKey]).not.toContain('"name":"a"');
    // The page is gone, and what it had planned.
    vi.clearAllTimers();

    const next = batcher();
    next.add(event("c"));
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(2);
    expect(sent()[1]).toEqual(["b", "c"]);
    expect(sessionStorage.getItem(leftKey)).toBeNull();
  });

  it("sends nothing towards another page of ours, which sends it once", async () => {
    const first = batcher();
    first.add(event("a"));
    first.hide(true);
    const next = batcher();
    next.add(event("b"));
    // Back from the cache of the browser: the other page took it.
    first.show();
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(1);
    await settled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([["a", "b"]]);
  });

  it("goes on with what it had when the page is shown again", async () => {
    const { add, hide, show } = batcher();
    add(event("a"));
    hide(true);
    show();
    expect(sessionStorage.getItem(leftKey)).toBeNull();
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(1);
    expect(sent()).toEqual([["a"]]);
  });

  it("is silent from the moment it is stopped, and leaves nothing", async () => {
    script = { status: 503 };
    const { add, hide, stop } = batcher();
    add(event("a"));
    await vi.advanceTimersByTimeAsync(15_000);
    await arrive(1);
    hide(true);
    stop();
    add(event("b"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(host.asked).toHaveLength(1);
    expect(sessionStorage.getItem(leftKey)).toBeNull();
  });
});
