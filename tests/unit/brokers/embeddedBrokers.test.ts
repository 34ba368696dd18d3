import { expect, test } from "vitest";
import { mapsLink, telLink } from "../../../src/brokers/contactLinks";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { brokerLogos } from "../../../src/brokers/source/brokerLogos";
import { checkBrokers } from "../../../src/brokers/source/checkBrokers";
import { readBrokersSource } from "../../../src/brokers/source/readBrokersSource";
import { readPlaces } from "../../../src/places/readPlaces";

const places = readPlaces(process.cwd());
const source = await readBrokersSource(undefined, process.cwd());
const { brokers, warnings } = checkBrokers(source.rows, places);

test("the embedded brokers are clean", () => {
  expect(warnings).toEqual([]);
  expect(brokers.length).toBe(source.rows.length);
  expect(brokers.length).toBeGreaterThanOrEqual(300);
});

test.each([
  ["Brussel", /^1[012]/],
  ["Waals-Brabant", /^1[34]/],
  ["Vlaams-Brabant", /^(1[5-9]|3[0-4])/],
  ["Antwerpen", /^2/],
  ["Limburg", /^3[5-9]/],
  ["Luik", /^4/],
  ["Namen", /^5/],
  ["Henegouwen", /^(6[0-5]|7)/],
  ["Luxemburg", /^6[6-9]/],
  ["West-Vlaanderen", /^8/],
  ["Oost-Vlaanderen", /^9/],
])("%s has brokers", (_, postcode) => {
  expect(brokers.filter(broker => postcode.test(broker.postcode)).length).toBeGreaterThan(10);
});

test("each municipality is one of its postcode", () => {
  const names = new Map(places.map(place => [place.postcode, place.names]));
  const odd = brokers.filter(
    ({ postcode, municipality }) => municipality && !names.get(postcode)?.includes(municipality),
  );
  expect(odd.map(({ id, postcode, municipality }) => [id, postcode, municipality])).toEqual([]);
});

test("nobody real can be reached through them", () => {
  for (const { id, email, website, vat, phone } of brokers) {
    expect([id, email ?? "@x.example"]).toEqual([id, expect.stringMatching(/\.example$/)]);
    const host = /^(?:https?:\/\/)?([^/:?]+)/.exec(website ?? "x.example")?.[1];
    expect([id, host]).toEqual([id, expect.stringMatching(/\.example$/)]);
    // No number below 0200 was ever given out, and none near the end of the 1 series.
    expect([id, vat ?? "0000.0"]).toEqual([id, expect.stringMatching(/^(0000\.0|1999\.999)/)]);
    // A subscriber number never begins with 0 after its zone.
    if (phone)
      expect([id, telLink(phone)]).toEqual([
        id,
        expect.stringMatching(/^tel:\+32\d{1,2}000\d{3,4}$/),
      ]);
  }
});

test("it has the awkward ones", () => {
  const names = brokers.map(({ name }) => name);
  expect(Math.max(...names.map(name => name.length))).toBe(120);
  for (const odd of ["’", "&", "<", ",", '"', "é"])
    expect(names.some(name => name.includes(odd))).toBe(true);
  for (const field of ["phone", "website", "email", "vat", "hours", "street"] as const)
    expect(brokers.some(broker => broker[field] === null)).toBe(true);
  const bare = brokers.find(({ id }) => id === "demo-011");
  expect(bare && [bare.municipality, mapsLink(bare)]).toEqual([null, null]);
  expect(brokers.find(({ vat }) => vat === "1999.999.943")).toBeDefined();
  expect(source.rows.some(({ values }) => values.vat === "000.000.295")).toBe(true);
});

test("the logos are published under a hash, at most 32 px high", async () => {
  const logos = await brokerLogos(brokers, source);
  expect(logos.warnings).toEqual([]);
  expect(logos.files.size).toBe(2);
  for (const [path, body] of logos.files) {
    expect(path).toMatch(/^brokers\/logos\/[a-z-]+\.[0-9a-f]{10}\.svg$/);
    const height = /height="(\d+)"/.exec(new TextDecoder().decode(body))?.[1];
    expect(Number(height)).toBeLessThanOrEqual(32);
    expect(logos.brokers.filter(({ logo }) => logo === path)).toHaveLength(1);
  }
});

test("the broker that the documents speak of", () => {
  expect(brokers.find(({ id }) => id === "demo-001")).toMatchObject({
    name: "Kantoor Voorbeeldbrug",
    street: "Fictieve Kaai 12",
    postcode: "9000",
    municipality: "Gent",
    phone: "09 000 00 01",
    email: "hallo@voorbeeldbrug.example",
    website: null,
    vat: "0000.000.196",
    hours: "ma-vr 09:00-12:00,13:00-18:00",
  });
});

test("the manifest fits in page data", () => {
  expect(JSON.stringify(brokerFiles(brokers).manifest).length).toBeLessThan(3000);
});
