import { describe, expect, it } from "vitest";
import { distanceKm } from "../../../src/places/distanceKm";
import { placeOf } from "../../../src/places/placeOf";
import { readPlaces } from "../../../src/places/readPlaces";

const places = readPlaces(process.cwd());
const namesOf = (postcode: string) => placeOf(places, postcode)?.names ?? [];

describe("the table of places", () => {
  it("has every postcode once, four digits, in order", () => {
    const postcodes = places.map(place => place.postcode);
    expect(postcodes.filter(postcode => !/^[1-9]\d{3}$/.test(postcode))).toEqual([]);
    expect(postcodes).toEqual([...new Set(postcodes)].sort());
    expect(postcodes.length).toBeGreaterThanOrEqual(1158);
  });

  it("has names that read as names", () => {
    const odd = places
      .flatMap(place => place.names)
      .filter(name => !/^['\p{Lu}][\p{L}' -]+$/u.test(name));
    expect(odd).toEqual([]);
  });

  it("puts every place inside Belgium, to 3 decimals", () => {
    const outside = places.filter(
      ({ lat, lon }) => !(lat > 49.4 && lat < 51.6 && lon > 2.5 && lon < 6.5),
    );
    expect(outside).toEqual([]);
    const fine = places.filter(
      ({ lat, lon }) => !/^\d+(\.\d{1,3})? \d+(\.\d{1,3})?$/.test(`${lat} ${lon}`),
    );
    expect(fine).toEqual([]);
  });

  it.each([
    ["1000", "Brussel"],
    ["1030", "Schaarbeek"],
    ["1040", "Etterbeek"],
    ["1050", "Elsene"],
    ["1060", "Sint-Gillis"],
    ["1070", "Anderlecht"],
    ["1080", "Sint-Jans-Molenbeek"],
    ["1081", "Koekelberg"],
    ["1082", "Sint-Agatha-Berchem"],
    ["1083", "Ganshoren"],
    ["1090", "Jette"],
    ["1140", "Evere"],
    ["1150", "Sint-Pieters-Woluwe"],
    ["1160", "Oudergem"],
    ["1170", "Watermaal-Bosvoorde"],
    ["1180", "Ukkel"],
    ["1190", "Vorst"],
    ["1200", "Sint-Lambrechts-Woluwe"],
    ["1210", "Sint-Joost-ten-Node"],
  ])("names the Brussels commune of %s in Dutch: %s", (postcode, name) => {
    expect(namesOf(postcode)).toEqual([name]);
    const brussels = { lat: 50.847, lon: 4.352 };
    expect(distanceKm(placeOf(places, postcode) ?? { lat: 0, lon: 0 }, brussels)).toBeLessThan(8);
  });

  it.each([
    ["1020", "Laken"],
    ["1300", "Waver"],
    ["2018", "Antwerpen"],
    ["2811", "Hombeek", "Leest"],
    ["3010", "Kessel-Lo"],
    ["3500", "Hasselt"],
    ["4000", "Luik", "Liège"],
    ["5000", "Namen"],
    ["6000", "Charleroi"],
    ["6700", "Aarlen"],
    ["7000", "Bergen"],
    ["7090", "'s-Gravenbrakel"],
    ["8200", "Sint-Andries", "Sint-Michiels"],
    ["9050", "Gentbrugge", "Ledeberg"],
    ["9150", "Kruibeke", "Bazel", "Rupelmonde"],
  ])("knows %s as %s", (postcode, main, ...others) => {
    expect(namesOf(postcode)[0]).toBe(main);
    expect(namesOf(postcode)).toEqual(expect.arrayContaining(others));
  });

  it.each([
    ["9000", 51.054, 3.725],
    ["2000", 51.221, 4.4],
    ["2040", 51.34, 4.32],
    ["3000", 50.879, 4.701],
    ["8400", 51.23, 2.913],
    ["6700", 49.684, 5.816],
    ["4700", 50.63, 6.03],
    ["2387", 51.443, 4.93],
    ["8980", 50.872, 2.985],
  ])("puts %s within 4 km of %d, %d", (postcode, lat, lon) => {
    const place = placeOf(places, postcode) ?? { lat: 0, lon: 0 };
    expect(distanceKm(place, { lat, lon })).toBeLessThan(4);
  });
});
