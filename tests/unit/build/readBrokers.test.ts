import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { readBrokers } from "../../../src/build/readBrokers";

const root = mkdtempSync(path.join(tmpdir(), "rows-"));
const places = [{ postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.717 }];
const write = (...rows: string[]) =>
  writeFileSync(path.join(root, "list.csv"), ["id,name,postcode,logo", ...rows].join("\n"));
afterEach(() => vi.unstubAllEnvs());

it("gives each broker of the source and its logo, and of a second reading nothing of the first", async () => {
  vi.stubEnv("BROKERS_SOURCE", "list.csv");
  writeFileSync(path.join(root, "een.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write("een,Kantoor Een,9000,een.svg", "twee,Kantoor Twee,9000,");
  const first = await readBrokers(root, places);
  expect(first.brokers.map(({ id, lat }) => [id, lat])).toEqual([
    ["een", 51.05],
    ["twee", 51.05],
  ]);
  expect([...first.logos.keys()]).toEqual([first.brokers[0]?.logo]);
  expect(first.warnings).toEqual([]);

  write("twee,Kantoor Twee,9000,");
  const second = await readBrokers(root, places);
  expect(second.brokers.map(({ id }) => id)).toEqual(["twee"]);
  expect(second.logos.size).toBe(0);
});

it("warns of a logo that is not there, and keeps its broker", async () => {
  vi.stubEnv("BROKERS_SOURCE", "list.csv");
  write("een,Kantoor Een,9000,weg.svg");
  const { brokers, warnings } = await readBrokers(root, places);
  expect(brokers.map(({ id, logo }) => [id, logo])).toEqual([["een", null]]);
  expect(warnings).toEqual([expect.stringContaining("weg.svg")]);
});

it("rejects when there is no source", async () => {
  vi.stubEnv("BROKERS_SOURCE", "elders.csv");
  await expect(readBrokers(root, places)).rejects.toThrow("does not exist");
});
