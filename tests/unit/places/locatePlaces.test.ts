import { describe, expect, it } from "vitest";
import { locatePlaces } from "../../../src/places/locatePlaces";
import type { City } from "../../../src/places/readCities";

const city = (name: string, lat: number, lon: number, more: Partial<City> = {}): City => ({
  name,
  otherNames: [],
  lat,
  lon,
  population: 1000,
  ...more,
});
const row = (postcode: string, ...names: string[]) => ({ postcode, names });

const cities = [
  city("Gent", 51.05, 3.71667),
  city("Gentbrugge", 51.032, 3.76, { population: 3000 }),
  city("Ledeberg", 51.04, 3.74),
  city("Liège", 50.6338, 5.5677, { otherNames: ["Luik", "Lüttich"] }),
];

describe("locatePlaces", () => {
  it("finds a name and rounds its position to 3 decimals", () => {
    expect(locatePlaces([row("9000", "Gent")], cities)).toEqual([
      { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.717 },
    ]);
  });

  it.each(["Luik", "LIEGE", "Liège"])("finds %s whatever the language, case and accents", name => {
    expect(locatePlaces([row("4000", name)], cities)).toMatchObject([{ lat: 50.634, lon: 5.568 }]);
  });

  it("weighs several names by their population", () => {
    const places = locatePlaces([row("9050", "Gentbrugge", "Ledeberg")], cities);
    expect(places).toMatchObject([{ lat: 51.034, lon: 3.755 }]);
  });

  it("counts one place with two names once", () => {
    const places = locatePlaces([row("4000", "Luik", "Liège")], cities);
    expect(places).toMatchObject([{ lat: 50.634, lon: 5.568 }]);
  });

  it("does not take another postcode's main locality into the middle", () => {
    const rows = [row("9000", "Gent"), row("9050", "Ledeberg", "Gent")];
    expect(locatePlaces(rows, cities)[1]).toMatchObject({ lat: 51.04, lon: 3.74 });
  });

  it("takes, of places with one name, the one near the postcode's neighbours", () => {
    const halles = [city("Halle", 50.733, 4.237), city("Halle", 51.24, 4.65)];
    const near = [
      city("Schilde", 51.24, 4.58),
      city("Brecht", 51.35, 4.64),
      city("Lier", 51.13, 4.57),
    ];
    const rows = [
      row("2500", "Lier"),
      row("2960", "Brecht"),
      row("2970", "Schilde"),
      row("2980", "Halle"),
    ];
    expect(locatePlaces(rows, [...halles, ...near])[3]).toMatchObject({ lat: 51.24, lon: 4.65 });
  });

  it("leaves out a place of the same name in another part of the country", () => {
    const far = city("Waasmont", 49.6, 5.6);
    const rows = [
      row("9000", "Gent"),
      row("9050", "Gentbrugge"),
      row("9051", "Ledeberg"),
      row("9052", "Waasmont"),
    ];
    expect(locatePlaces(rows, [...cities, far])[3]).toMatchObject({ lat: 51.036, lon: 3.75 });
  });

  it("puts a postcode whose names are unknown among those that share most digits with it", () => {
    const rows = [
      row("9000", "Gent"),
      row("9050", "Gentbrugge"),
      row("9051", "Ledeberg"),
      row("9052", "Nergens"),
    ];
    expect(locatePlaces(rows, cities)[3]).toMatchObject({ lat: 51.036, lon: 3.75 });
  });

  it("prefers an override", () => {
    const overrides = new Map([["9000", { lat: 51, lon: 3.5 }]]);
    expect(locatePlaces([row("9000", "Gent")], cities, overrides)).toMatchObject([
      { lat: 51, lon: 3.5 },
    ]);
  });

  it("refuses an override for a postcode that the table lacks", () => {
    const overrides = new Map([["9999", { lat: 51, lon: 3.5 }]]);
    expect(() => locatePlaces([row("9000", "Gent")], cities, overrides)).toThrow(/9999 is not in/);
  });

  it("refuses a postcode that cannot be located at all", () => {
    expect(() => locatePlaces([row("9000", "Nergens")], cities)).toThrow(/9000 cannot be located/);
  });
});
