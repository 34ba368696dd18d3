import type { ServerResponse } from "node:http";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BrokerQuery } from "../../../src/brokers/searchBrokers";
import { placesFile } from "../../../src/places/placesFile";
import { freshPage } from "../../support/leadHost";
import { generatedBrokers } from "./generatedBrokers";
import { type Served, serve } from "./serveFiles";

const places = [
  { postcode: "8000", names: ["Brugge"], lat: 51.2, lon: 3.2 },
  { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.7 },
];
let served: Served;
/** Answers that wait, by path: a test gives them when it wants. */
let held: Map<string, { response: ServerResponse; body: string }>;
let hold: RegExp | undefined;
let broken: RegExp | undefined;

beforeEach(async () => {
  const { brokerFiles } = await import("../../../src/brokers/source/brokerFiles");
  const set = brokerFiles(generatedBrokers(60, places));
  const table = placesFile(places);
  const files = new Map([...set.files, [table.name, table.body]]);
  held = new Map();
  hold = broken = undefined;
  served = await serve((request, response) => {
    const path = (request.url ?? "").slice(1);
    const body = files.get(path);
    if (body === undefined || broken?.test(path)) response.writeHead(503).end();
    else if (hold?.test(path)) held.set(path, { response, body });
    else response.end(body);
  });
  await freshPage(served.origin);
  const { useBrokerSearch } = await import("../../../src/brokers/useBrokerSearch");
  render = (query: BrokerQuery) =>
    renderHook(
      (asked: BrokerQuery) =>
        useBrokerSearch(asked, set.manifest, `${served.origin}/${table.name}`),
      { initialProps: query },
    );
});
afterEach(() => served.close());
let render: (
  query: BrokerQuery,
) => ReturnType<
  typeof renderHook<
    ReturnType<typeof import("../../../src/brokers/useBrokerSearch")["useBrokerSearch"]>,
    BrokerQuery
  >
>;

const at = (place: string): BrokerQuery => ({ place, name: "", radiusKm: 10 });
const release = (pattern: RegExp) => {
  for (const [path, { response, body }] of held) if (pattern.test(path)) response.end(body);
};

test("a late answer never replaces a newer one", async () => {
  hold = /near\/80/;
  const { result, rerender } = render(at("8000"));
  await waitFor(() => expect(held.size).toBe(1));
  rerender(at("9000"));
  await waitFor(() => expect(result.current).toMatchObject({ place: "9000 Gent" }));
  release(/near\/80/);
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(result.current).toMatchObject({ state: "found", place: "9000 Gent" });
});

test("clearing clears, whatever is still under way", async () => {
  hold = /near\/80/;
  const { result, rerender } = render(at("8000"));
  await waitFor(() => expect(held.size).toBe(1));
  rerender(at(" "));
  expect(result.current).toEqual({ state: "idle" });
  release(/near\/80/);
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(result.current).toEqual({ state: "idle" });
});

test("leaving stops the download", async () => {
  hold = /near\/80/;
  const { unmount } = render(at("8000"));
  await waitFor(() => expect(held.size).toBe(1));
  const [waiting] = held.values();
  unmount();
  await waitFor(() => expect(waiting?.response.destroyed).toBe(true));
});

test("a file that does not come is a failure with a way to try again, not an empty list", async () => {
  broken = /near\//;
  const { result } = render(at("9000"));
  await waitFor(() => expect(result.current.state).toBe("failed"));
  broken = undefined;
  const failed = result.current;
  act(() => {
    if (failed.state === "failed") failed.retry();
  });
  await waitFor(() => expect(result.current.state).toBe("found"));
});

test("ten at a time, until all are shown", async () => {
  const { result } = render(at("9000"));
  const shown = () => (result.current.state === "found" ? result.current.brokers.length : 0);
  await waitFor(() => expect(shown()).toBe(10));
  for (const count of [20, 30]) {
    const found = result.current;
    act(() => {
      if (found.state === "found") found.more?.();
    });
    await waitFor(() => expect(shown()).toBeGreaterThan(count - 10));
  }
  expect(result.current).toMatchObject({ exact: true, total: expect.any(Number) });
});
