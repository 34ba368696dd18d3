import { describe, expect, test } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import { idShard } from "../../../src/brokers/idShard";
import type { NameRow } from "../../../src/brokers/nameRow";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { readPlaces } from "../../../src/places/readPlaces";
import { generatedBrokers } from "./generatedBrokers";

const brokers = generatedBrokers(2000, readPlaces(process.cwd()));
const { manifest, files } = brokerFiles(brokers);
const read = <T>(path: string): T => JSON.parse(files.get(`${manifest.base}/${path}`) ?? "null");

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
    const seen = manifest.near.flatMap(([prefix]) => {
      const shard = read<Broker[]>(`near/${prefix}.json`);
      for (const broker of shard) expect(broker.postcode.startsWith(prefix)).toBe(true);
      return shard.map(({ id }) => id);
    });
    expect(seen.sort()).toEqual(brokers.map(({ id }) => id).sort());
  });

  test("a shard above about 100 brokers is split by one more digit", () => {
    const prefixes = manifest.near.map(([prefix]) => prefix);
    expect(new Set(prefixes.map(prefix => prefix.length))).toEqual(new Set([2, 3]));
    for (const prefix of prefixes) {
      expect(read<Broker[]>(`near/${prefix}.json`).length).toBeLessThanOrEqual(100);
      expect(prefixes.filter(other => other !== prefix && other.startsWith(prefix))).toEqual([]);
    }
  });

  test("a single postcode with very many brokers stays one shard", () => {
    const [first] = brokers as [Broker];
    const crowd = Array.from({ length: 250 }, (_, i) => ({ ...first, id: `crowd-${i}` }));
    const boxes = brokerFiles(crowd).manifest.near;
    expect(boxes.map(([prefix]) => prefix)).toEqual([first.postcode]);
  });

  test("each box holds its brokers", () => {
    for (const [prefix, south, west, north, east] of manifest.near)
      for (const { lat, lon } of read<Broker[]>(`near/${prefix}.json`)) {
        expect(lat >= south && lat <= north && lon >= west && lon <= east).toBe(true);
      }
  });

  test("all 256 id shards exist, and hold each broker where the browser looks", () => {
    const shards = [...files.keys()].filter(path => path.includes("/id/"));
    expect(shards).toHaveLength(256);
    for (const { id } of brokers) {
      const shard = read<Broker[]>(`id/${idShard(id)}.json`);
      expect(shard.filter(broker => broker.id === id)).toHaveLength(1);
    }
  });

  test("names.json names every broker once; the manifest counts them and stays small", () => {
    expect(
      read<NameRow[]>("names.json")
        .map(([id]) => id)
        .sort(),
    ).toEqual(brokers.map(({ id }) => id).sort());
    expect(manifest.count).toBe(2000);
    expect(JSON.stringify(manifest).length).toBeLessThan(6000);
  });
});

test("idShard: the published FNV-1a values", () => {
  // Test vectors of the FNV authors: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  expect(["", "a", "foobar"].map(idShard)).toEqual(["81", "e4", "bf"]);
});
