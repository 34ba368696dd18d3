import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchPlaces } from "../../../src/places/findPlace";
import { placeOf } from "../../../src/places/placeOf";
import { readPlaces } from "../../../src/places/readPlaces";

const places = readPlaces(process.cwd());
const found = (query: string, limit?: number) =>
  matchPlaces(places, query, limit).map(match => `${match.postcode} ${match.name}`);

describe("matchPlaces", () => {
  it.each([
    ["9000", ["9000 Gent"]],
    ["9050", ["9050 Gentbrugge", "9050 Ledeberg"]],
    ["9000 Gent", ["9000 Gent"]],
    ["Gent 9000", ["9000 Gent"]],
    ["B-9000 Gent", ["9000 Gent"]],
    ["9000gent", ["9000 Gent"]],
    ["9050 lede", ["9050 Ledeberg"]],
    ["90 lede", ["9050 Ledeberg"]],
    ["kessel lo", ["3010 Kessel-Lo"]],
    ["kessello", ["3010 Kessel-Lo"]],
    ["St-Niklaas", ["9100 Sint-Niklaas"]],
    ["st vith", ["4780 Sankt Vith", "4780 Saint-Vith"]],
    ["s gravenbrakel", ["7090 's-Gravenbrakel"]],
    ["ATHUS", ["6791 Athus"]],
    ["", []],
    [" - ", []],
    ["90000", []],
    ["xyz", []],
    ["2300 AA", []],
    ["2300 aa Leiden", []],
    ["3665 AS", ["3665 As"]],
    ["8420 DE HAAN", ["8420 De Haan"]],
    ["9000 ge", ["9000 Gent"]],
    ["Bruxelles", ["1000 Brussel"]],
    ["1050 Ixelles", ["1050 Elsene"]],
    ["Rhode Saint Genese", ["1640 Sint-Genesius-Rode"]],
    ["louvain", ["3000 Leuven", "1348 Louvain-la-Neuve", "1340 Ottignies-Louvain-la-Neuve"]],
    ["Lüttich", ["4000 Luik", "4020 Luik", "4075 Luik"]],
  ])("suggests for %j %j", (query, suggestions) => {
    expect(found(query)).toEqual(suggestions);
  });

  it.each([
    ["bruges", "8000 Brugge"],
    ["Brügge", "8000 Brugge"],
    ["fourons", "3790 Voeren"],
    ["Saint-Nicolas", "4420 Saint-Nicolas"],
    ["9100 Saint-Nicolas", "9100 Sint-Niklaas"],
  ])("finds %j by the name in another language of the country: %j", (query, suggestion) => {
    expect(found(query)[0]).toBe(suggestion);
  });

  it("gives the main names for the first digits of a postcode", () => {
    expect(found("90", 4)).toEqual([
      "9000 Gent",
      "9030 Mariakerke",
      "9031 Drongen",
      "9032 Wondelgem",
    ]);
  });

  it("puts the name itself first, then names that begin so, then names that have it inside", () => {
    expect(found("gent")).toEqual([
      "9000 Gent",
      "1450 Gentinnes",
      "9050 Gentbrugge",
      "4601 Argenteau",
      "4681 Hermalle-sous-Argenteau",
    ]);
  });

  it("finds all beginnings of two words", () => {
    const names = matchPlaces(places, "sint m").map(match => match.name);
    expect(names).toHaveLength(8);
    expect(names.filter(name => !name.startsWith("Sint-M"))).toEqual([]);
  });

  it("lets a full postcode count when the name is another language's or wrong", () => {
    expect(found("9000 Gand")).toEqual(["9000 Gent"]);
  });

  it("gives the place along", () => {
    const [match] = matchPlaces(places, "ledeberg");
    expect(match?.place).toBe(placeOf(places, "9050"));
  });

  const names = fc.constantFrom(...places.flatMap(place => place.names));

  it("finds every name of the table by typing all of it", () => {
    fc.assert(
      fc.property(names, name => {
        expect(matchPlaces(places, name, 40).map(match => match.name)).toContain(name);
      }),
    );
  });

  it("does not mind accents, case, hyphens and apostrophes", () => {
    const spell = fc.constantFrom<(name: string) => string>(
      name => name.toUpperCase(),
      name => name.normalize("NFD").replace(/\p{M}/gu, ""),
      name => name.replaceAll("-", " "),
      name => name.replaceAll("-", ""),
      name => name.replaceAll("'", "’"),
      name => ` ${name.normalize("NFD")} `,
    );
    fc.assert(
      fc.property(names, spell, (name, respell) => {
        expect(found(respell(name), 40)).toContainEqual(expect.stringContaining(name));
      }),
    );
  });

  it("takes any text, keeps to the limit and answers the same in whatever order places come", () => {
    const reversed = [...places].reverse();
    const query = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[0-9a-z' -]{0,8}$/),
    );
    fc.assert(
      fc.property(query, fc.integer({ min: 0, max: 12 }), (text, limit) => {
        const matches = matchPlaces(places, text, limit);
        expect(matches.length).toBeLessThanOrEqual(limit);
        expect(matchPlaces(reversed, text, limit)).toEqual(matches);
      }),
    );
  });
});
