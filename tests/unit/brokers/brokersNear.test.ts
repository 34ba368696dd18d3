import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import { brokerById } from "../../../src/brokers/brokerById";
import type { BrokerManifest } from "../../../src/brokers/brokerManifest";
import { brokersAround } from "../../../src/brokers/brokersAround";
import { brokersNear } from "../../../src/brokers/brokersNear";
import { brokersPerFile } from "../../../src/brokers/brokersPerFile";
import { compareNames } from "../../../src/brokers/compareNames";
import { nearCells } from "../../../src/brokers/nearCells";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { widen } from "../../../src/brokers/widen";
import { distanceKm as distance } from "../../../src/places/distanceKm";
import { readPlaces } from "../../../src/places/readPlaces";
import { generatedBrokers } from "./generatedBrokers";
import { type Served, serveFiles } from "./serveFiles";

const ten = { radiusKm: 10, limit: 10 };
const ghent = { lat: 51.05, lon: 3.717 };
const brokers = generatedBrokers(2000, readPlaces(process.cwd()));
const ghentBroker = {
  ...generatedBrokers(1, [{ ...ghent, postcode: "9000", names: ["Gent"] }])[0],
  ...ghent,
} as Broker;
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
    const radii = fc.integer({ min: 1, max: 100 });
    const limits = fc.integer({ min: 1, max: 300 });
    await fc.assert(
      fc.asyncProperty(point, radii, limits, async (at, radiusKm, limit) => {
        const { found, total, exact } = await brokersNear(
          manifest,
          at,
          { radiusKm, limit },
          served.origin,
        );
        const all = exhaustive(at, radiusKm);
        expect(found).toEqual(all.slice(0, limit));
        expect(exact ? total : Math.min(total, all.length)).toBe(exact ? all.length : total);
      }),
      { numRuns: 150 },
    );
  });

  test("of many brokers in one point only the page that the list needs is fetched", async () => {
    const names = Array.from({ length: 250 }, (_, i) => String((i * 83) % 250).padStart(3, "0"));
    const crowd = names.map((name, i) => ({ ...ghentBroker, id: `crowd-${i}`, name }));
    const set = brokerFiles(crowd);
    const crowded = await serveFiles(set.files);
    const first = (limit: number) =>
      brokersNear(set.manifest, ghent, { radiusKm: 10, limit }, crowded.origin);
    const some = await first(10);
    expect(some.found.map(({ broker }) => broker.name)).toEqual(names.sort().slice(0, 10));
    expect([some.total, some.exact, crowded.asked.length]).toEqual([250, true, 1]);
    const more = await first(100);
    expect(more.found.map(({ broker }) => broker.name)).toEqual(names.slice(0, 100));
    expect(crowded.asked).toHaveLength(Math.ceil(100 / brokersPerFile.near));
    await crowded.close();
  });

  test("of a crowd in one point and others around it only the crowd's first page is fetched", async () => {
    const around = Array.from({ length: 400 }, (_, i) => ({
      ...ghentBroker,
      id: `around-${i}`,
      lat: Number((ghent.lat + (1 + (i % 20)) * (i % 2 ? 0.0001 : -0.0001)).toFixed(4)),
      lon: Number((ghent.lon + (1 + (i % 19)) * (i % 3 ? 0.0001 : -0.0001)).toFixed(4)),
    }));
    const crowd = Array.from({ length: 60 }, (_, i) => ({ ...ghentBroker, id: `crowd-${i}` }));
    const set = brokerFiles([...around, ...crowd]);
    const crowded = await serveFiles(set.files);
    const { found } = await brokersNear(set.manifest, ghent, ten, crowded.origin);
    expect(found.map(({ broker, km }) => [km, broker.id.startsWith("crowd-")])).toEqual(
      Array.from({ length: 10 }, () => [0, true]),
    );
    expect(crowded.asked).toHaveLength(1);
    await crowded.close();
  });

  test("fetches only the shards that the circle meets", async () => {
    const fresh = { ...manifest, base: `${manifest.base}/.` };
    const { found } = await brokersNear(fresh, ghent, ten, served.origin);
    expect(found).toHaveLength(10);
    expect(served.asked.length).toBeGreaterThan(0);
    expect(served.asked.length).toBeLessThan(nearCells(manifest.near).length / 4);
    for (const path of served.asked) expect(path).toMatch(/\/near\/[1-9]\d{1,3}\.json$/);
  });

  test("a shard that cannot be fetched is a failure, not an empty list", async () => {
    const gone = { ...manifest, base: "brokers/gone" };
    await expect(brokersNear(gone, ghent, ten, served.origin)).rejects.toThrow("404");
  });

  test("equally near brokers stand by name, then by id", async () => {
    const wide = { radiusKm: 50, limit: 2000 };
    const { found } = await brokersNear(manifest, ghent, wide, served.origin);
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
    const { radiusKm, found } = await brokersAround(
      manifest,
      ghent,
      { radiusKm: 7, limit: 2000 },
      served.origin,
    );
    expect(radiusKm).toBe(7);
    expect(found).toEqual(exhaustive(ghent, 7));
  });

  test("widens until something is near, and says how far", async () => {
    const { radiusKm, found } = await brokersAround(
      manifest,
      northSea,
      { radiusKm: 5, limit: 2000 },
      served.origin,
    );
    expect([10, 20, 35, 50]).toContain(radiusKm);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(exhaustive(northSea, radiusKm));
  });

  test("stops at 50 km", async () => {
    const paris = { lat: 48.86, lon: 2.35 };
    expect(await brokersAround(manifest, paris, ten, served.origin)).toEqual({
      found: [],
      total: 0,
      exact: true,
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
