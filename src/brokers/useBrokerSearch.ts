import { useEffect, useRef, useState } from "react";
import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";

/** What the visitor is looking for; a name, when given, goes before a place. */
export interface BrokerQuery {
  place: string;
  name: string;
  radiusKm: number;
}

export interface FoundBroker {
  broker: Broker;
  /** As the crow flies; undefined when found by name. */
  km?: number;
  /** Today's hours at the moment of searching; null when they are not known. */
  opening: { open: boolean; until: string | null } | null;
}

export type BrokerResults =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "unknownPlace" }
  | { state: "failed"; retry: () => void }
  | {
      state: "found";
      brokers: FoundBroker[];
      by: "place";
      place: string;
      askedKm: number;
      usedKm: number;
    }
  | { state: "found"; brokers: FoundBroker[]; by: "name"; name: string };

const pauseMs = 250;

/** Searches while the visitor types; an answer that comes late never replaces a newer one. */
export function useBrokerSearch(
  query: BrokerQuery,
  manifest: BrokerManifest,
  placesUrl: string,
): BrokerResults {
  const [results, setResults] = useState<BrokerResults>({ state: "idle" });
  const [tries, setTries] = useState(0);
  const first = useRef(true);
  const { place, name, radiusKm } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of a page does not change
  useEffect(() => {
    if (!place.trim() && !name.trim()) return setResults({ state: "idle" });
    let current = true;
    const show = (next: BrokerResults) => current && setResults(next);
    const timer = setTimeout(
      () => {
        first.current = false;
        setResults(before => (before.state === "found" ? before : { state: "loading" }));
        // Fetched apart: the page is there before the first search, and most of it is the engine.
        import("./searchBrokers")
          .then(({ searchBrokers }) =>
            searchBrokers({ place, name, radiusKm }, manifest, placesUrl),
          )
          .then(show, () => show({ state: "failed", retry: () => setTries(count => count + 1) }));
      },
      first.current ? 0 : pauseMs,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [place, name, radiusKm, tries]);
  return results;
}
