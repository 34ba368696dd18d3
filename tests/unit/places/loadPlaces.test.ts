import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadPlaces } from "../../../src/places/loadPlaces";
import { placesFile } from "../../../src/places/placesFile";

const gent = {
  ...{ postcode: "9000", names: ["Gent"], lat: 51.054, lon: 3.725 },
  otherNames: { Gent: ["Gand"] },
};
const gentbrugge = { postcode: "9050", names: ["Gentbrugge", "Ledeberg"], lat: 51.03, lon: 3.76 };
const { body } = placesFile([gent, gentbrugge]);

const fetchIt = vi.fn<typeof fetch>();
let count = 0;
/** A url of its own for every test, since what is loaded stays. */
const newUrl = () => `/places/${count++}.json`;

beforeEach(() => {
  vi.stubGlobal("fetch", fetchIt.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("loadPlaces", () => {
  it("reads what placesFile wrote", async () => {
    fetchIt.mockResolvedValue(new Response(body));
    expect(await loadPlaces(newUrl())).toEqual([gent, gentbrugge]);
  });

  it("fetches once per url, also for calls at the same time", async () => {
    const url = newUrl();
    fetchIt.mockImplementation(async () => new Response(body));
    const [first, second] = await Promise.all([loadPlaces(url), loadPlaces(url)]);
    expect(await loadPlaces(url)).toBe(first);
    expect(second).toBe(first);
    expect(fetchIt).toHaveBeenCalledTimes(1);
    await loadPlaces(newUrl());
    expect(fetchIt).toHaveBeenCalledTimes(2);
  });

  it("tries again after a failure", async () => {
    const url = newUrl();
    fetchIt.mockRejectedValueOnce(new TypeError("offline"));
    await expect(loadPlaces(url)).rejects.toThrow("offline");
    fetchIt.mockResolvedValueOnce(new Response(body));
    expect(await loadPlaces(url)).toHaveLength(2);
  });

  it.each([
    ["a page with status 200", "<!doctype html><title>Niet gevonden</title>"],
    ["nothing", ""],
    ["no list", '{"9000":"Gent"}'],
    ["an empty list", "[]"],
    ["a row that is no list", '["9000"]'],
    ["a row without a name", '[["9000",51.054,3.725]]'],
    ["a row with an empty name", '[["9000",51.054,3.725,""]]'],
    ["a row with a number for a postcode", '[[9000,51.054,3.725,"Gent"]]'],
    ["a row with a short postcode", '[["900",51.054,3.725,"Gent"]]'],
    ["a row without a position", '[["9000",null,3.725,"Gent"]]'],
    ["one faulty row of two", '[["9000",51.054,3.725,"Gent"],[]]'],
  ])("refuses %s", async (_, answer) => {
    fetchIt.mockResolvedValue(new Response(answer));
    await expect(loadPlaces(newUrl())).rejects.toThrow();
  });

  it("refuses an answer that is not OK", async () => {
    fetchIt.mockResolvedValue(new Response(body, { status: 404 }));
    await expect(loadPlaces(newUrl())).rejects.toThrow("404");
  });

  it("gives up after 8 seconds", async () => {
    vi.useFakeTimers();
    fetchIt.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    const outcome = expect(loadPlaces(newUrl())).rejects.toThrow("aborted");
    await vi.advanceTimersByTimeAsync(7999);
    expect(fetchIt.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });
});
