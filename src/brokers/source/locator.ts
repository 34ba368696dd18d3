import { nearestPlace } from "../../places/findPlace";
import type { Place } from "../../places/place";

type Located = ReturnType<typeof nearestPlace>;

/** nearestPlace, cached per postcode: there are many more brokers than postcodes. */
export function locator(places: readonly Place[]): (postcode: string) => Located {
  const known = new Map<string, Located>();
  return postcode => {
    if (!known.has(postcode)) known.set(postcode, nearestPlace(places, postcode));
    return known.get(postcode);
  };
}
