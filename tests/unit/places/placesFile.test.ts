import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { placesFile } from "../../../src/places/placesFile";

const gent = { postcode: "9000", names: ["Gent"], lat: 51.054, lon: 3.725 };
const gentbrugge = { postcode: "9050", names: ["Gentbrugge", "Ledeberg"], lat: 51.03, lon: 3.76 };

describe("placesFile", () => {
  it("writes a compact row a postcode, and names the file after its content", () => {
    const { name, body } = placesFile([gent, gentbrugge]);
    expect(body).toBe('[["9000",51.054,3.725,"Gent"],["9050",51.03,3.76,"Gentbrugge","Ledeberg"]]');
    expect(name).toBe(
      `places/${createHash("sha256").update(body).digest("hex").slice(0, 10)}.json`,
    );
  });

  it("writes the same bytes in whatever order the places come", () => {
    expect(placesFile([gentbrugge, gent])).toEqual(placesFile([gent, gentbrugge]));
  });

  it("gives other content another name", () => {
    expect(placesFile([gent]).name).not.toBe(placesFile([gentbrugge]).name);
  });
});
