import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NameRow } from "../../../src/brokers/nameRow";
import { nameWords } from "../../../src/brokers/nameWords";
import { oneTypo } from "../../../src/brokers/oneTypo";
import { searchByName } from "../../../src/brokers/searchByName";

const rows: NameRow[] = [
  ["1", "Kantoor Voorbeeldbrug", "9000", "Gent", "0000.000.196"],
  ["2", "Assurantiehuis De Smet", "8500", "Kortrijk", "0000.000.295"],
  ["3", "Desmet & Zonen", "8800", "Roeselare", null],
  ["4", "Verzekeringen D’Hondt", "9300", "Aalst", null],
  ["5", "Agentschap Van de Velde", "2000", "Antwerpen", "1999.999.943"],
  ["6", "Bureau de l'Écluse", "4000", "Luik", null],
  ["7", "Müßig & Söhne", "4700", "Eupen", null],
  ["8", "Sacré-Cœur Assur", "1000", "Brussel", null],
  ["9", "Kantoor Proefhoek", "9000", "Gent", null],
];
const ids = (typed: string) => searchByName(rows, typed).map(([id]) => id);

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
  ])("%j finds %j", (typed, found) => {
    expect(ids(typed).sort().join("")).toBe(found);
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
  ])("one typo: %s", (_, typed, found) => {
    expect(ids(typed).sort().join("")).toBe(found);
  });

  test("best fit first, then by name", () => {
    expect(ids("desmet")).toEqual(["2", "3"]);
    expect(ids("kantoor")).toEqual(["9", "1"]);
  });

  test.each([
    ["0000.000.196", "1"],
    ["BE 0000 000 196", "1"],
    ["000.000.295", "2"],
    ["1999.9", "5"],
    ["0000", "12"],
    ["196", ""],
  ])("enterprise number %s", (typed, found) => {
    expect(ids(typed).sort().join("")).toBe(found);
  });

  test("any text gives the same rows again, in any order of the list", () => {
    const shuffled = [...rows].reverse();
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), typed => {
        const found = searchByName(rows, typed);
        expect(searchByName([...shuffled], typed)).toEqual(found);
      }),
    );
  });

  test("any one typo in a word of four letters or more still finds the name", () => {
    const words = rows.flatMap(([id, name]) => nameWords(name).map(word => ({ id, word })));
    const long = words.filter(({ word }) => word.length >= 4);
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
    const kind = fc.constantFrom("swap", "drop", "double", "wrong");
    const typo = fc.tuple(fc.constantFrom(...long), kind, fc.nat(), letter);
    fc.assert(
      fc.property(typo, ([{ id, word }, what, where, wrong]) => {
        const i = where % (word.length - (what === "swap" ? 1 : 0));
        const [before, at, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)];
        const typed = {
          swap: before + after.charAt(0) + at + after.slice(1),
          drop: before + after,
          double: before + at + at + after,
          wrong: before + wrong + after,
        }[what];
        expect(ids(typed)).toContain(id);
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
