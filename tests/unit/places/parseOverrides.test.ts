import { describe, expect, it } from "vitest";
import { parseOverrides } from "../../../src/places/parseOverrides";

describe("parseOverrides", () => {
  it("reads a position per postcode", () => {
    expect(parseOverrides("postcode,lat,lon\n1020,50.878,4.356\n")).toEqual(
      new Map([["1020", { lat: 50.878, lon: 4.356 }]]),
    );
  });

  it.each([
    ["1020,50.878,4.356", /line 1: the header must be/],
    ["postcode,lat,lon\n1020;50,878;4,356", /line 2: .* does not fit; write it like/],
    ["postcode,lat,lon\n1020,50.878,4.356\n1020,50.9,4.4", /line 3: 1020 is there twice; keep one/],
  ])("refuses %j", (csv, message) => {
    expect(() => parseOverrides(csv)).toThrow(message);
  });
});
