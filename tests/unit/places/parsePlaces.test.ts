import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePlaces } from "../../../src/places/parsePlaces";

const table = (...lines: string[]) => ["postcode,names", ...lines, ""].join("\n");

describe("parsePlaces", () => {
  it("reads a postcode and its names, the main one first", () => {
    expect(parsePlaces(table("9000,Gent", "9050,Gentbrugge|Ledeberg"))).toEqual([
      { postcode: "9000", names: ["Gent"] },
      { postcode: "9050", names: ["Gentbrugge", "Ledeberg"] },
    ]);
  });

  it("takes a byte order mark, Windows line ends and empty lines as they come", () => {
    const csv = `\uFEFF${table("9000,Gent", "", "9050,Ledeberg")}`.replaceAll("\n", "\r\n");
    expect(parsePlaces(csv).map(row => row.postcode)).toEqual(["9000", "9050"]);
  });

  it.each([
    ["a postcode that is there twice", ["9000,Gent", "9000,Gent"], /line 3: 9000 is on line 2 too/],
    ["too few digits", ["900,Gent"], /line 2: "900" is no postcode; write four digits/],
    ["a leading zero", ["0900,Gent"], /line 2: "0900" is no postcode/],
    ["no name", ["9000,"], /line 2: 9000 has no name/],
    ["no comma", ["9000"], /line 2: 9000 has no name/],
    ["an empty further name", ["9000,Gent|"], /line 2: 9000 has no name, or an empty one/],
    ["a name twice", ["9000,Gent|gent"], /line 2: "gent" is there twice; keep one/],
    ["commas between names", ["9050,Gentbrugge,Ledeberg"], /line 2: .* use \| between names/],
    ["spaces around a name", ["9050,Gentbrugge | Ledeberg"], /without spaces/],
    ["another order", ["9050,Ledeberg", "9000,Gent"], /line 3: 9000 comes after 9050; move it up/],
    ["no place at all", [], /there is no place in it/],
  ])("refuses %s and says how to repair it", (_, lines, message) => {
    expect(() => parsePlaces(table(...lines))).toThrow(message);
  });

  it("refuses a table without the header", () => {
    expect(() => parsePlaces("9000,Gent\n9050,Ledeberg")).toThrow(/line 1: the header must be/);
  });

  it("lists all faulty lines at once", () => {
    expect(() => parsePlaces(table("1,Gent", "9050,"))).toThrow(/line 2: .*\nline 3: /);
  });

  it("reads back every well-formed table", () => {
    const name = fc.stringMatching(/^[A-ZÉ'][a-zéû]{1,9}(-[a-z]{2,5}){0,2}$/);
    const names = fc.uniqueArray(name, { minLength: 1, selector: text => text.toLowerCase() });
    const distinct = names.filter(
      list =>
        new Set(
          list.map(text =>
            text.replace("'", "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
          ),
        ).size === list.length,
    );
    const postcodes = fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }), { minLength: 1 });
    fc.assert(
      fc.property(postcodes, fc.array(distinct, { minLength: 1 }), (codes, lists) => {
        const rows = codes
          .sort((a, b) => a - b)
          .map((code, index) => ({
            postcode: String(code),
            names: lists[index % lists.length] ?? [],
          }));
        const csv = table(...rows.map(row => `${row.postcode},${row.names.join("|")}`));
        expect(parsePlaces(csv)).toEqual(rows);
      }),
    );
  });
});
