import { describe, expect, it } from "vitest";
import { readCities } from "../../../src/places/readCities";

const line = (name: string, others: string, country: string) =>
  [1, name, name, others, "51.05", "3.71667", "P", "", country, "", "", "", "", "", 231493].join(
    "\t",
  );

describe("readCities", () => {
  it("keeps the Belgian places, even without a feature code", () => {
    const text = [line("Calais", "", "FR"), line("Gent", "Gand,Ghent", "BE"), ""].join("\n");
    expect(readCities(text)).toEqual([
      {
        name: "Gent",
        otherNames: ["Gent", "Gand", "Ghent"],
        lat: 51.05,
        lon: 3.71667,
        population: 231493,
      },
    ]);
  });

  it("refuses a text without Belgian places", () => {
    expect(() => readCities(line("Calais", "", "FR"))).toThrow(/no Belgian place/);
  });
});
