import { useEffect, useRef, useState } from "react";
import type { BrokerManifest } from "./brokerManifest";
import { type BrokerQuery, type SearchAnswer, searchBrokers } from "./searchBrokers";
import { searchTurn } from "./searchTurn";

/** State of a search; `more` shows the next ten, if there are any. */
export type BrokerResults =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | (SearchAnswer & { more?: () => void });

const pageSize = 10;
const pauseMs = 150;

/**
 * Searches while the visitor types: cached files at once, the network once typing pauses. A late answer never
 * replaces a newer one, and typing on or leaving the page aborts what is under way.
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
  const latest = useRef(asked);
  latest.current = asked;
  const limit = wish.asked === asked ? wish.limit : pageSize;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of a page does not change
  useEffect(() => {
    if (!place.trim() && !name.trim()) return setResults({ state: "idle" });
    const abort = new AbortController();
    // A complete postcode, and "more", need not wait for typing to pause.
    const decided = first.current || limit > pageSize || (!name && /\d{4}/.test(place));
    first.current = false;
    const turn = searchTurn(abort.signal, decided ? 0 : pauseMs);
    const show = (next: BrokerResults) =>
      abort.signal.aborted || setResults(before => (isSame(before, next) ? before : next));
    const more = () => setWish({ asked: latest.current, limit: limit + pageSize });
    setResults(before => (before.state === "found" ? before : { state: "loading" }));
    searchBrokers({ place, name, radiusKm, limit }, manifest, placesUrl, turn).then(
      next => show(next.state === "found" && next.rest ? { ...next, more } : next),
      () => show({ state: "failed", retry: () => setTries(count => count + 1) }),
    );
    return () => abort.abort();
  }, [asked, limit, tries]);
  return results;
}

/** Whether nothing on the page would change: more letters after a postcode find the same offices. */
const isSame = (one: BrokerResults, other: BrokerResults) => shownOf(one) === shownOf(other);

const shownOf = (results: BrokerResults) =>
  JSON.stringify(results, (key, value) => (key === "broker" ? value.id : value));
