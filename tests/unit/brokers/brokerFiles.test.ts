import { describe, expect, test } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import { columnNames } from "../../../src/brokers/brokerColumns";
import { brokersPerFile } from "../../../src/brokers/brokersPerFile";
import { idShard } from "../../../src/brokers/idShard";
import { nearCells } from "../../../src/brokers/nearCells";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { readPlaces } from "../../../src/places/readPlaces";
import { generatedBrokers } from "./generatedBrokers";

const brokers = generatedBrokers(2000, readPlaces(process.cwd()));
const { manifest, files } = brokerFiles(brokers);
/** A file's columns as brokers. */
const read = (path: string, of = { manifest, files }): Broker[] => {
  const columns: unknown[][] = JSON.parse(of.files.get(`${of.manifest.base}/${path}`) ?? "null");
  return (columns[0] ?? []).map(
    (_, i) =>
      Object.fromEntries(
        columnNames.map((field, column) => [field, columns[column]?.[i]]),
      ) as never,
  );
};

describe("brokerFiles", () => {
  test("same brokers, same bytes: whatever their order and the order of their keys", () => {
    const reversed = [...brokers]
      .reverse()
      .map(broker => Object.fromEntries(Object.entries(broker).reverse()) as unknown as Broker);
    const again = brokerFiles(reversed);
    expect(again.manifest).toEqual(manifest);
    expect([...again.files]).toEqual([...files]);
  });

  test("any change gives another folder", () => {
    const [first, ...rest] = brokers as [Broker, ...Broker[]];
    const changed = brokerFiles([{ ...first, phone: "09 000 00 02" }, ...rest]);
    expect(changed.manifest.base).not.toBe(manifest.base);
    expect(manifest.base).toMatch(/^brokers\/[0-9a-f]{12}$/);
  });

  test("each broker stands in exactly one near shard, under its own postcode", () => {
    const seen = nearCells(manifest.near).flatMap(({ name }) => {
      const shard = read(`near/${name}.json`);
      const [prefix = ""] = name.split("-");
      for (const broker of shard) expect(broker.postcode.startsWith(prefix)).toBe(true);
      return shard.map(({ id }) => id);
    });
    expect(seen.sort()).toEqual(brokers.map(({ id }) => id).sort());
  });

  test("a prefix above about 100 brokers is split by one more digit, and then by where they stand", () => {
    const names = nearCells(manifest.near).map(({ name }) => name);
    const prefixes = [...new Set(names.map(name => name.split("-")[0] ?? ""))];
    expect(new Set(prefixes.map(prefix => prefix.length))).toEqual(new Set([2, 3]));
    for (const prefix of prefixes)
      expect(prefixes.filter(other => other !== prefix && other.startsWith(prefix))).toEqual([]);
    for (const name of names)
      expect(read(`near/${name}.json`).length).toBeLessThanOrEqual(
        name.length === 2 ? brokersPerFile.prefix : brokersPerFile.near,
      );
  });

  test("very many brokers of one postcode are split by where they stand", () => {
    const [first] = brokers as [Broker];
    const crowd = Array.from({ length: 250 }, (_, i) => ({
      ...first,
      id: `crowd-${i}`,
      lat: 51 + (i % 17) / 1000,
    }));
    const set = brokerFiles(crowd);
    const names = nearCells(set.manifest.near).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.every((name, i) => name === `${first.postcode}-${i + 1}`)).toBe(true);
    const seen = names.flatMap(name => read(`near/${name}.json`, set).map(({ id }) => id));
    expect(seen.sort()).toEqual(crowd.map(({ id }) => id).sort());
  });

  test("very many brokers in one point are pages in the order of their names", () => {
    const [first] = brokers as [Broker];
    const crowd = Array.from({ length: 250 }, (_, i) => ({
      ...first,
      id: `crowd-${i}`,
      name: `Kantoor ${String((i * 83) % 250).padStart(3, "0")}`,
    }));
    const set = brokerFiles(crowd);
    expect(nearCells(set.manifest.near)).toEqual([
      {
        name: first.postcode,
        count: 250,
        pages: 6,
        south: first.lat,
        north: first.lat,
        west: first.lon,
        east: first.lon,
      },
    ]);
    const seen = ["", ".2", ".3", ".4", ".5", ".6"].flatMap(page =>
      read(`near/${first.postcode}${page}.json`, set),
    );
    expect(seen.map(({ name }) => name)).toEqual(crowd.map(({ name }) => name).sort());
  });

  test("each box holds its brokers, and touches them on all sides", () => {
    for (const { name, count, south, west, north, east } of nearCells(manifest.near)) {
      const shard = read(`near/${name}.json`);
      expect(shard).toHaveLength(count);
      const [lats, lons] = [shard.map(({ lat }) => lat), shard.map(({ lon }) => lon)];
      expect([south, north]).toEqual([Math.min(...lats), Math.max(...lats)]);
      expect([west, east]).toEqual([Math.min(...lons), Math.max(...lons)]);
    }
  });

  test("all 256 id shards exist, and hold each broker where the browser looks", () => {
    const shards = [...files.keys()].filter(path => path.includes("/id/"));
    expect(shards).toHaveLength(256);
    for (const { id } of brokers) {
      const shard = read(`id/${idShard(id)}.json`);
      expect(shard.filter(broker => broker.id === id)).toHaveLength(1);
    }
  });

  test("the manifest counts them and stays small", () => {
    expect(manifest.count).toBe(2000);
    expect(JSON.stringify(manifest).length).toBeLessThan(6000);
  });
});

test("idShard: the published FNV-1a values", () => {
  // Test vectors of the FNV authors: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  expect(["", "a", "foobar"].map(idShard)).toEqual(["81", "e4", "bf"]);
});
