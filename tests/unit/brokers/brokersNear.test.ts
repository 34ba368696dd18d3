import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { brokerById } from "../../../src/brokers/brokerById";
import type { BrokerManifest } from "../../../src/brokers/brokerManifest";
import { brokersAround } from "../../../src/brokers/brokersAround";
import { brokersNear } from "../../../src/brokers/brokersNear";
import { compareNames } from "../../../src/brokers/compareNames";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { widen } from "../../../src/brokers/widen";
import { distanceKm as distance } from "../../../src/places/distanceKm";
import { readPlaces } from "../../../src/places/readPlaces";
import { generatedBrokers } from "./generatedBrokers";
import { type Served, serveFiles } from "./serveFiles";

const ghent = { lat: 51.05, lon: 3.717 };
const brokers = generatedBrokers(2000, readPlaces(process.cwd()));
let manifest: BrokerManifest;
let served: Served;

beforeAll(async () => {
  const set = brokerFiles(brokers);
  manifest = set.manifest;
  served = await serveFiles(set.files);
});
afterAll(() => served.close());
beforeEach(() => {
  served.asked.length = 0;
});

function exhaustive(point: { lat: number; lon: number }, radiusKm: number) {
  return brokers
    .map(broker => ({ broker, km: distance(point, broker) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km || compareNames(a.broker, b.broker));
}

describe("brokersNear", () => {
  test("finds what an exhaustive search finds, in the same order, anywhere in Belgium", async () => {
    const point = fc.record({
      lat: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
      lon: fc.double({ min: 2.5, max: 6.5, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(point, fc.integer({ min: 1, max: 100 }), async (at, radius) => {
        const found = await brokersNear(manifest, at, radius, served.origin);
        expect(found).toEqual(exhaustive(at, radius));
      }),
      { numRuns: 150 },
    );
  });

  test("fetches only the shards that the circle meets", async () => {
    const fresh = { ...manifest, base: `${manifest.base}/.` };
    expect((await brokersNear(fresh, ghent, 10, served.origin)).length).toBeGreaterThan(0);
    expect(served.asked.length).toBeGreaterThan(0);
    expect(served.asked.length).toBeLessThan(manifest.near.length / 4);
    for (const path of served.asked) expect(path).toMatch(/\/near\/[1-9]\d{1,3}\.json$/);
  });

  test("a shard that cannot be fetched is a failure, not an empty list", async () => {
    const gone = { ...manifest, base: "brokers/gone" };
    await expect(brokersNear(gone, ghent, 10, served.origin)).rejects.toThrow("404");
  });

  test("equally near brokers stand by name, then by id", async () => {
    const found = await brokersNear(manifest, ghent, 50, served.origin);
    const ties = found.filter(({ km }, i) => km === found[i + 1]?.km);
    expect(ties.length).toBeGreaterThan(10);
    found.forEach((one, i) => {
      const next = found[i + 1];
      if (next?.km === one.km) expect(compareNames(one.broker, next.broker)).toBeLessThan(0);
    });
  });
});

describe("brokersAround", () => {
  const northSea = { lat: 51.45, lon: 2.6 };

  test("keeps the radius when something is near", async () => {
    const { radiusKm, found } = await brokersAround(manifest, ghent, 7, served.origin);
    expect(radiusKm).toBe(7);
    expect(found).toEqual(exhaustive(ghent, 7));
  });

  test("widens until something is near, and says how far", async () => {
    const { radiusKm, found } = await brokersAround(manifest, northSea, 5, served.origin);
    expect([10, 20, 35, 50]).toContain(radiusKm);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(exhaustive(northSea, radiusKm));
  });

  test("stops at 50 km", async () => {
    const paris = { lat: 48.86, lon: 2.35 };
    expect(await brokersAround(manifest, paris, 5, served.origin)).toEqual({
      found: [],
      radiusKm: 50,
    });
  });

  test("widen: the next radius, and none once something was found", () => {
    expect([5, 10, 12, 35, 50, 80].map(radius => widen([], radius))).toEqual([
      10,
      20,
      20,
      50,
      undefined,
      undefined,
    ]);
    expect(widen(["one"], 5)).toBeUndefined();
  });
});

test("every broker is found by id", async () => {
  for (const broker of brokers.filter((_, i) => i % 50 === 0))
    expect(await brokerById(manifest, broker.id, served.origin)).toEqual(broker);
  expect(await brokerById(manifest, "gen-2000", served.origin)).toBeUndefined();
});

test("distance: known stretches in kilometres", () => {
  const brussels = { lat: 50.8467, lon: 4.3525 };
  expect(distance(brussels, { lat: 51.2213, lon: 4.4051 })).toBeCloseTo(41.8, 0);
  expect(distance(brussels, brussels)).toBe(0);
});
