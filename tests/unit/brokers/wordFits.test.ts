import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadNameIndex, type NameIndex } from "../../../src/brokers/nameIndex";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { wordCost } from "../../../src/brokers/wordCost";
import { wordFits } from "../../../src/brokers/wordFits";
import { generatedBrokers } from "./generatedBrokers";
import { type Served, serveFiles } from "./serveFiles";

const place = { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.717 };
/** Few letters, so that most words are nearly alike. */
const word = fc
  .array(fc.constantFrom("a", "b", "c", "é"), { minLength: 1, maxLength: 7 })
  .map(letters => letters.join(""));

let index: NameIndex;
let served: Served;
beforeAll(async () => {
  const names = fc.sample(word, { numRuns: 600, seed: 20261127 });
  const brokers = generatedBrokers(names.length, [place]).map((broker, i) => ({
    ...broker,
    name: names[i] ?? "",
  }));
  const { manifest, files } = brokerFiles(brokers);
  served = await serveFiles(files);
  index = await loadNameIndex(manifest, served.origin);
});
afterAll(() => served.close());

test("finds what comparing with every word would find, typos at any place among it", () => {
  expect(index.words.length).toBeGreaterThan(200);
  fc.assert(
    fc.property(word, typed => {
      const all = index.words.flatMap((one, i) => {
        const cost = wordCost(typed, one);
        return cost < Infinity ? [[i, cost] as const] : [];
      });
      expect([...wordFits(index, typed)].sort(([a], [b]) => a - b)).toEqual(all);
    }),
    { numRuns: 1000 },
  );
});
