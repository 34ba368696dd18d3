import type { Broker } from "../../../src/brokers/broker";
import type { Place } from "../../../src/places/place";
import { blankBroker } from "../../support/blankBroker";

/** The same brokers for the same count: spread over the places, a third of them off the centre. */
export function generatedBrokers(count: number, places: readonly Place[]): Broker[] {
  let seed = 42;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, i) => {
    // Half of them crowd into few places, as offices do.
    const place = places[next(next(2) ? places.length : Math.min(60, places.length))];
    if (!place) throw new Error("no places");
    const off = () => (next(3) === 0 ? (next(2000) - 1000) / 1e4 : 0);
    return {
      ...blankBroker,
      id: `gen-${i}`,
      name: `Kantoor ${["Proef", "Test", "Demo", "Schijn"][next(4)]}${["burg", "hoek", "berg"][next(3)]}`,
      street: `Testlaan ${next(200) + 1}`,
      postcode: place.postcode,
      municipality: place.names[0] ?? null,
      phone: "09 000 00 01",
      email: `kantoor${i}@voorbeeld.example`,
      lat: Number((place.lat + off()).toFixed(4)),
      lon: Number((place.lon + off()).toFixed(4)),
    };
  });
}
