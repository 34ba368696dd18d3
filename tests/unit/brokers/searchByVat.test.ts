import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import type { BrokerManifest } from "../../../src/brokers/brokerManifest";
import { searchByVat, vatDigits } from "../../../src/brokers/searchByVat";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { generatedBrokers } from "./generatedBrokers";
import { type Served, serveFiles } from "./serveFiles";

const place = { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.717 };
const number = (i: number) => String(i * 3).padStart(10, "0");
const brokers = generatedBrokers(1000, [place]).map(
  (broker, i): Broker => ({ ...broker, vat: i % 10 === 9 ? null : formatted(number(i)) }),
);
function formatted(digits: string) {
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}
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

test("every whole number is found, with one file besides the index", async () => {
  for (const [i, { id, vat }] of brokers.entries()) {
    const { found, exact } = await searchByVat(manifest, number(i), served.origin);
    expect([found.map(broker => broker.id), exact]).toEqual([vat ? [id] : [], true]);
  }
  expect(served.asked.length).toBe(1 + 900 / 50);
});

test("the beginning of a number finds all that begin so, or says that there are more", async () => {
  const begins = (start: string) =>
    brokers
      .map(({ vat }) => vat)
      .filter(vat => vat && new RegExp(`^0?${start}`).test(vat.replaceAll(".", "")));
  for (const start of ["00000012", "000000029", "00000029", "9999"]) {
    const { found, exact } = await searchByVat(manifest, start, served.origin);
    expect(exact).toBe(true);
    expect(found.map(({ vat }) => vat)).toEqual(begins(start).sort());
  }
  const { found, exact } = await searchByVat(manifest, "0000", served.origin);
  expect(exact).toBe(false);
  expect(found.length).toBeGreaterThan(10);
});

test("the old nine digits find the new ten", async () => {
  const { found } = await searchByVat(manifest, number(100).slice(1), served.origin);
  expect(found.map(({ vat }) => vat)).toContain(formatted(number(100)));
});

test.each([
  ["0000.000.196", "0000000196"],
  ["BE 0000 000 196", "0000000196"],
  ["000.000.295", "000000295"],
  ["1999-9", "19999"],
  ["196", null],
  ["00000001960", null],
  ["Kantoor 1830", null],
])("%s holds the digits %s", (typed, digits) => {
  expect(vatDigits(typed)).toBe(digits);
});
