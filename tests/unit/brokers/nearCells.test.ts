import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cellReach } from "../../../src/brokers/cellReach";
import { frontDecoded } from "../../../src/brokers/frontDecoded";
import { nearCells } from "../../../src/brokers/nearCells";
import { frontCoded } from "../../../src/brokers/source/frontCoded";
import { nearColumns } from "../../../src/brokers/source/nearColumns";
import { nearGroups } from "../../../src/brokers/source/nearGroups";
import { distanceKm } from "../../../src/places/distanceKm";
import { readPlaces } from "../../../src/places/readPlaces";
import { generatedBrokers } from "./generatedBrokers";

const groups = nearGroups(generatedBrokers(3000, readPlaces(process.cwd())));
const cells = nearCells(nearColumns(groups));

test("the manifest gives back each group of the build: name, number, pages and box", () => {
  expect(cells).toEqual(
    groups.map(({ name, brokers, files, south, west, north, east }) => ({
      name,
      count: brokers.length,
      pages: files.length,
      south: south / 10_000,
      west: west / 10_000,
      north: north / 10_000,
      east: east / 10_000,
    })),
  );
});

test("a page without a search has no groups", () => {
  expect(nearCells([])).toEqual([]);
});

test("words come back from the text that holds them", () => {
  const word = fc.string({ minLength: 1, maxLength: 50 }).filter(text => !text.includes(" "));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), words => {
      expect(frontDecoded(frontCoded(words))).toEqual(words);
    }),
  );
});

test("a cell's reach bounds the distance of each of its brokers; out of reach is none within the radius", () => {
  const point = fc.record({
    lat: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
    lon: fc.double({ min: 2.5, max: 6.5, noNaN: true }),
  });
  fc.assert(
    fc.property(point, fc.integer({ min: 1, max: 100 }), (at, radiusKm) => {
      cells.forEach((cell, i) => {
        const reach = cellReach(cell, at, radiusKm);
        for (const broker of groups[i]?.brokers ?? []) {
          const km = distanceKm(at, broker);
          if (reach) expect(km >= reach.from && km <= reach.to * 1.001).toBe(true);
          else expect(km > radiusKm).toBe(true);
        }
      });
    }),
    { numRuns: 30 },
  );
});
