import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { brokerById } from "../../../src/brokers/brokerById";
import { loadShard } from "../../../src/brokers/loadShard";
import { type SearchTurn, searchTurn } from "../../../src/brokers/searchTurn";
import { type Served, serve } from "./serveFiles";

let served: Served;
let reply: (response: ServerResponse) => void;
let set = 0;

beforeAll(async () => {
  served = await serve((_, response) => reply(response));
});
afterAll(() => served.close());
beforeEach(() => {
  served.asked.length = 0;
  set += 1;
});

/** A set of its own per test: the loads are remembered per address. */
const load = (turn?: SearchTurn) =>
  loadShard({ base: `brokers/${set}`, count: 1, near: [] }, "x.json", served.origin, turn);
const json = (body: string) => (response: ServerResponse) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end(body);
};

describe("loadShard", () => {
  test("fetches once per address, also for callers at the same time", async () => {
    reply = json('[{"id":"a"}]');
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toEqual([{ id: "a" }]);
    expect(second).toBe(first);
    expect(await load()).toBe(first);
    expect(served.asked).toEqual([`/brokers/${set}/x.json`]);
  });

  test.each([
    ["a page with status 200", 200, "<!doctype html><p>Welkom op het wifi"],
    ["JSON of another shape", 200, '{"error":"nope"}'],
    ["half a file", 200, '[{"id":'],
    ["not found", 404, "[]"],
    ["a failing server", 503, "[]"],
  ])("rejects %s, and tries again at the next call", async (_, status, body) => {
    reply = response => response.writeHead(status, { "Content-Type": "text/html" }).end(body);
    await expect(load()).rejects.toThrow();
    reply = json("[]");
    await expect(load()).resolves.toEqual([]);
    expect(served.asked).toHaveLength(2);
  });

  test.each([
    ["nothing comes", (): void => undefined],
    ["the body stalls", (response: ServerResponse) => void response.writeHead(200).write("[")],
  ])("gives up after 8 seconds when %s", async (_, stall) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const asked = new Promise<void>(done => {
        reply = response => {
          stall(response);
          done();
        };
      });
      const outcome = load().then(
        () => "loaded",
        () => "gave up",
      );
      await asked;
      await vi.advanceTimersByTimeAsync(7999);
      const early = await Promise.race([outcome, Promise.resolve("waiting")]);
      await vi.advanceTimersByTimeAsync(1);
      expect([early, await outcome]).toEqual(["waiting", "gave up"]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a turn", () => {
  /** A server that answers when told to, and knows whether somebody still waits. */
  function slowServer() {
    const gone: boolean[] = [];
    let finish: () => void = () => undefined;
    reply = response => {
      const at = gone.push(false) - 1;
      response.on("close", () => {
        gone[at] = !response.writableFinished;
      });
      finish = () => json('["late"]')(response);
    };
    return { gone, finish: () => finish() };
  }

  test("that is over before typing has paused asks nothing", async () => {
    reply = json("[]");
    const abort = new AbortController();
    const outcome = load(searchTurn(abort.signal, 20));
    abort.abort();
    await expect(outcome).rejects.toThrow();
    expect(served.asked).toEqual([]);
  });

  test("takes what is there without waiting for a pause", async () => {
    reply = json('["kept"]');
    await load();
    const never = { signal: new AbortController().signal, pause: new Promise<void>(() => {}) };
    expect(await load(never)).toEqual(["kept"]);
  });

  test("that is over stops the download, and the next one starts anew", async () => {
    const { gone } = slowServer();
    const abort = new AbortController();
    const outcome = load(searchTurn(abort.signal, 0));
    const refused = expect(outcome).rejects.toThrow();
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    abort.abort();
    await refused;
    await vi.waitFor(() => expect(gone).toEqual([true]));
    reply = json('["new"]');
    expect(await load(searchTurn(new AbortController().signal, 0))).toEqual(["new"]);
  });

  test("hands the download over to the next one that wants the same file", async () => {
    const { gone, finish } = slowServer();
    const [first, second] = [new AbortController(), new AbortController()];
    const early = load(searchTurn(first.signal, 0));
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    first.abort();
    const late = load(searchTurn(second.signal, 0));
    await new Promise(resolve => setTimeout(resolve, 20));
    finish();
    expect(await late).toEqual(["late"]);
    expect(await early).toEqual(["late"]);
    expect([served.asked.length, gone]).toEqual([1, [false]]);
    // What has arrived is kept, whoever leaves.
    second.abort();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(await load()).toEqual(["late"]);
  });
});

describe("brokerById", () => {
  const manifest = () => ({ base: `brokers/${set}`, count: 1, near: [] as const });

  test("an unknown id is an answer, a missing file is a failure", async () => {
    reply = json("[]");
    await expect(brokerById(manifest(), "demo-001", served.origin)).resolves.toBeUndefined();
    set += 1;
    reply = response => response.writeHead(404).end();
    await expect(brokerById(manifest(), "demo-001", served.origin)).rejects.toThrow();
  });

  test("any text may be asked for, and asks for a plain shard", async () => {
    reply = json("[]");
    for (const id of ["", "__proto__", "../../config", "é\u{1F600}\uD800"])
      await expect(brokerById(manifest(), id, served.origin)).resolves.toBeUndefined();
    expect(served.asked).toHaveLength(4);
    for (const path of served.asked) expect(path).toMatch(/\/id\/[0-9a-f]{2}\.json$/);
  });
});
