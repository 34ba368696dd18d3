import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { matchPlaces, nearestPlace } from "../places/findPlace";
import { loadPlaces } from "../places/loadPlaces";
import type { Place } from "../places/place";
import type { Broker } from "./broker";
import { brokerById } from "./brokerById";
import type { BrokerManifest } from "./brokerManifest";
import { brokersAround } from "./brokersAround";
import { loadNames } from "./loadNames";
import { searchByName } from "./searchByName";

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
}

export type BrokerResults =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "unknownPlace" }
  | { state: "failed"; retry: () => void }
  | { state: "found"; brokers: FoundBroker[]; by: "place"; place: string; askedKm: number; usedKm: number }
  | { state: "found"; brokers: FoundBroker[]; by: "name"; name: string };

/** How many brokers found by name are worth fetching in full. */
const nameLimit = 20;
const pauseMs = 250;

/** Searches while the visitor types; an answer that comes late never replaces a newer one. */
export function useBrokerSearch(query: BrokerQuery, manifest: BrokerManifest, placesUrl: string): BrokerResults {
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
        search({ place, name, radiusKm }, manifest, placesUrl).then(show, () =>
          show({ state: "failed", retry: () => setTries(count => count + 1) }),
        );
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

async function search(query: BrokerQuery, manifest: BrokerManifest, placesUrl: string): Promise<BrokerResults> {
  const prefix = withPrefix("/").replace(/\/$/, "");
  const name = query.name.trim();
  if (name) {
    const rows = searchByName(await loadNames(manifest, prefix), name).slice(0, nameLimit);
    const brokers = await Promise.all(rows.map(([id]) => brokerById(manifest, id, prefix)));
    return { state: "found", by: "name", name, brokers: brokers.flatMap(broker => (broker ? { broker } : [])) };
  }
  const target = locate(await loadPlaces(placesUrl), query.place);
  if (!target) return { state: "unknownPlace" };
  const { found, radiusKm } = await brokersAround(manifest, target.place, query.radiusKm, prefix);
  return { state: "found", by: "place", place: target.label, askedKm: query.radiusKm, usedKm: radiusKm, brokers: found };
}

/** The place meant by "9000", "9000 Gent" or "gent"; a well-formed unknown code means its neighbour. */
function locate(places: readonly Place[], typed: string): { place: Place; label: string } | undefined {
  const [match] = matchPlaces(places, typed, 1);
  if (match) return { place: match.place, label: `${match.postcode} ${match.name}` };
  const code = /\d{4}/.exec(typed)?.[0];
  const near = code ? nearestPlace(places, code) : undefined;
  return near && { place: near.place, label: code ?? "" };
}
