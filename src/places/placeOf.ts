import type { Place } from "./place";

/** The place with exactly this postcode. */
export function placeOf(places: readonly Place[], postcode: string): Place | undefined {
  return places.find(place => place.postcode === postcode);
}
