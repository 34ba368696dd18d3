import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestPlace } from "../../../src/places/findPlace";
import { placeOf } from "../../../src/places/placeOf";
import { readPlaces } from "../../../src/places/readPlaces";

const places = readPlaces(process.cwd());
describe("placeOf", () => {
  it("finds exactly that postcode", () => {
    expect(placeOf(places, "9000")?.names).toEqual(["Gent"]);
    expect(placeOf(places, "9001")).toBeUndefined();
    expect(placeOf(places, "900")).toBeUndefined();
  });
});

describe("nearestPlace", () => {
  it("says when it is the place itself and when a neighbour", () => {
    expect(nearestPlace(places, "9000")).toMatchObject({
      place: { postcode: "9000" },
      approximate: false,
    });
    expect(nearestPlace(places, "9001")).toMatchObject({
      place: { postcode: "9000" },
      approximate: true,
    });
    expect(nearestPlace(places, "9999")).toMatchObject({
      place: { postcode: "9992" },
      approximate: true,
    });
  });

  it("takes the lower of two equally near", () => {
    // 1180 and 1190 lie around 1185.
    expect(nearestPlace(places, "1185")?.place.postcode).toBe("1180");
  });

  it.each(["", "900", "90000", "0900", "9 00", "gent"])("knows nothing near %j", text => {
    expect(nearestPlace(places, text)).toBeUndefined();
  });

  it("knows nothing near anything when there are no places", () => {
    expect(nearestPlace([], "9000")).toBeUndefined();
  });

  it("has no nearer place for any postcode", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), code => {
        const near = Number(nearestPlace(places, String(code))?.place.postcode);
        const away = places.map(place => Math.abs(Number(place.postcode) - code));
        expect(Math.abs(near - code)).toBe(Math.min(...away));
      }),
    );
  });
});
