import { useEffect, useRef, useState } from "react";
import type { Position } from "../places/place";
import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { searchBrokers } from "./searchBrokers";
import { searchTurn } from "./searchTurn";

/** What the visitor is looking for; a name, when given, goes before a place. */
export interface BrokerQuery {
  /** A postcode, a municipality, or both. */
  place: string;
  /** (Part of) a name, or the first four digits or more of an enterprise number. */
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

/** The best of what was found: ten, and ten more after each `more`. */
interface FoundBrokers {
  state: "found";
  brokers: FoundBroker[];
  /** How many fit in all; at least so many when not `exact`, since counting all would cost too much. */
  total: number;
  exact: boolean;
  /** Whether there are more than these; then `more`, which the hook gives, shows the next ten. */
  rest: boolean;
  more?: () => void;
}

/** Where was searched. */
export interface FoundPlace {
  /** As shown: "9000 Gent". */
  place: string;
  centre: Position;
  /** The typed postcode, when nobody knows it and `place` is its nearest neighbour. */
  unknownCode: string | null;
}

export type BrokerResults =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "unknownPlace" }
  | { state: "failed"; retry: () => void }
  | (FoundBrokers & FoundPlace & { by: "place"; askedKm: number; usedKm: number })
  | (FoundBrokers & { by: "name"; name: string });

const pageSize = 10;
const pauseMs = 150;

/**
 * Searches while the visitor types. What is on the device already is searched at once; the network is
 * asked only when typing pauses. An answer that comes late never replaces a newer one, and leaving the
 * page or typing on stops what is still under way.
 */
export function useBrokerSearch(
  query: BrokerQuery,
  manifest: BrokerManifest,
  placesUrl: string,
): BrokerResults {
  const [results, setResults] = useState<BrokerResults>({ state: "loading" });
  const [tries, setTries] = useState(0);
  const first = useRef(true);
  const { place, name, radiusKm } = query;
  const asked = JSON.stringify([place, name, radiusKm]);
  const [wish, setWish] = useState({ asked, limit: pageSize });
  const limit = wish.asked === asked ? wish.limit : pageSize;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of a page does not change
  useEffect(() => {
    if (!place.trim() && !name.trim()) return setResults({ state: "idle" });
    const abort = new AbortController();
    // A whole postcode is not going to be longer, and more of the same list is asked for by a button.
    const decided = first.current || limit > pageSize || (!name && /\d{4}/.test(place));
    first.current = false;
    const turn = searchTurn(abort.signal, decided ? 0 : pauseMs);
    const show = (next: BrokerResults) => abort.signal.aborted || setResults(next);
    const more = () => setWish({ asked, limit: limit + pageSize });
    setResults(before => (before.state === "found" ? before : { state: "loading" }));
    searchBrokers({ place, name, radiusKm, limit }, manifest, placesUrl, turn).then(
      next => show(next.state === "found" && next.rest ? { ...next, more } : next),
      () => show({ state: "failed", retry: () => setTries(count => count + 1) }),
    );
    return () => abort.abort();
  }, [asked, limit, tries]);
  return results;
}
