import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import type { BrokerManifest } from "../../../src/brokers/brokerManifest";
import { matchNames } from "../../../src/brokers/matchNames";
import { nameWords } from "../../../src/brokers/nameWords";
import { oneTypo } from "../../../src/brokers/oneTypo";
import { searchByName } from "../../../src/brokers/searchByName";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { generatedBrokers } from "./generatedBrokers";
import { type Served, serveFiles } from "./serveFiles";

const names = [
  "Kantoor Voorbeeldbrug",
  "Assurantiehuis De Smet",
  "Desmet & Zonen",
  "Verzekeringen D’Hondt",
  "Agentschap Van de Velde",
  "Bureau de l'Écluse",
  "Müßig & Söhne",
  "Sacré-Cœur Assur",
  "Kantoor Proefhoek",
];
const place = { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.717 };
const brokers = generatedBrokers(names.length, [place]).map(
  (broker, i): Broker => ({ ...broker, id: String(i + 1), name: names[i] ?? "" }),
);
let manifest: BrokerManifest;
let served: Served;
beforeAll(async () => {
  const set = brokerFiles(brokers);
  manifest = set.manifest;
  served = await serveFiles(set.files);
});
afterAll(() => served.close());

const ids = async (typed: string) => {
  const { found } = await searchByName(manifest, typed, served.origin);
  return found.map(({ id }) => id);
};

describe("searchByName", () => {
  test.each([
    ["voorbeeldbrug", "1"],
    ["VOORBEELD", "1"],
    ["brug", "1"],
    ["gent kantoor", ""],
    ["brug kantoor", "1"],
    ["De Smet", "23"],
    ["desmet", "23"],
    ["de-smet", "23"],
    ["Desmet en zonen", "3"],
    ["D'Hondt", "4"],
    ["dhondt", "4"],
    ["d hondt", "4"],
    ["vandevelde", "5"],
    ["van develde", "5"],
    ["ecluse", "6"],
    ["e\u0301cluse", "6"],
    ["mussig", "7"],
    ["sacre coeur", "8"],
    ["Sacrécœur", "8"],
    ["xyzzy", ""],
    ["a", ""],
    ["&", "37"],
    [" ’- ", ""],
    ["", ""],
  ])("%j finds %j", async (typed, found) => {
    expect((await ids(typed)).sort().join("")).toBe(found);
  });

  test.each([
    ["swapped", "voorbeedlbrug", "1"],
    ["dropped", "vorbeeldbrug", "1"],
    ["doubled", "voorbeeldbrrug", "1"],
    ["wrong", "voorbeeldbrig", "1"],
    ["wrong, half typed", "voorbrel", "1"],
    ["across the space", "dessmet", "23"],
    ["in a four-letter word", "smat", "2"],
    ["not in a three-letter word", "vin", ""],
  ])("one typo: %s", async (_, typed, found) => {
    expect((await ids(typed)).sort().join("")).toBe(found);
  });

  test("best fit first, then by name", async () => {
    expect(await ids("desmet")).toEqual(["2", "3"]);
    expect(await ids("kantoor")).toEqual(["9", "1"]);
  });

  test("any text finds nothing that does not fit, in an order of its own", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), async typed => {
        const { found } = await searchByName(manifest, typed, served.origin);
        const words = nameWords(typed.slice(0, 120));
        expect(found).toEqual(matchNames([...found].reverse(), words));
      }),
    );
  });

  test("any one typo in a word of four letters or more still finds the name", async () => {
    const words = brokers.flatMap(({ id, name }) => nameWords(name).map(word => ({ id, word })));
    const long = words.filter(({ word }) => word.length >= 4);
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
    const kind = fc.constantFrom("swap", "drop", "double", "wrong");
    const typo = fc.tuple(fc.constantFrom(...long), kind, fc.nat(), letter);
    await fc.assert(
      fc.asyncProperty(typo, async ([{ id, word }, what, where, wrong]) => {
        const i = where % (word.length - (what === "swap" ? 1 : 0));
        const [before, at, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)];
        const typed = {
          swap: before + after.charAt(0) + at + after.slice(1),
          drop: before + after,
          double: before + at + at + after,
          wrong: before + wrong + after,
        }[what];
        expect(await ids(typed)).toContain(id);
      }),
      { numRuns: 1000 },
    );
  });
});

test("oneTypo agrees with a table of edit distances", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (typed, other) => {
      expect(oneTypo(typed, other, false)).toBe(edits(typed, other) <= 1);
    }),
    { numRuns: 3000 },
  );
});

/** Optimal string alignment: the textbook way, slow and plain. */
function edits(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const wrong = edits(restA, restB) + (a[0] === b[0] ? 0 : 1);
  const swap =
    a.length > 1 && a[0] === b[1] && a[1] === b[0] ? 1 + edits(a.slice(2), b.slice(2)) : 99;
  return Math.min(wrong, swap, edits(restA, b) + 1, edits(a, restB) + 1);
}

test("a typo beside a word that very many names have still finds the name", async () => {
  const surname = (i: number) =>
    `Proef${"abcdefghij"[i % 10]}${"klmnopqrst"[Math.floor(i / 10) % 10]}el${"uvwxyz"[Math.floor(i / 100)]}en`;
  const crowd = generatedBrokers(600, [place]).map(
    (broker, i): Broker => ({ ...broker, name: `${surname(i)} Finance` }),
  );
  const set = brokerFiles(crowd);
  const host = await serveFiles(set.files);
  for (const { id, name } of crowd.filter((_, i) => i % 37 === 0)) {
    const { found } = await searchByName(set.manifest, name.replace("el", "le"), host.origin);
    expect(found.map(broker => broker.id)).toContain(id);
  }
  await host.close();
});

test("a name of very common words only is found with a typo, though more files fit than are fetched", async () => {
  const named = (ends: readonly string[]) =>
    generatedBrokers(ends.length, [place]).map(
      (broker, i): Broker => ({
        ...broker,
        id: `${ends[i]} ${i}`,
        name: ends[i]?.startsWith("Zuivel F")
          ? "Zuivel Finance"
          : `Bo${"abcdefghij"[i % 10]}${"klmnopqrst"[Math.floor(i / 10) % 10]}${"uvwxyzabcd"[Math.floor(i / 100) % 10]} ${ends[i]}`,
      }),
    );
  const many = (count: number, end: string) => new Array<string>(count).fill(end);
  const crowd = named([
    ...many(500, "Finance"),
    ...many(250, "Financen"),
    ...many(900, "Zuivel"),
    "Zuivel Finance",
  ]);
  const set = brokerFiles(crowd);
  const host = await serveFiles(set.files);
  const { found, exact } = await searchByName(set.manifest, "zuivle finance", host.origin);
  expect(exact).toBe(false);
  expect(found.map(({ name }) => name)).toContain("Zuivel Finance");
  await host.close();
});
