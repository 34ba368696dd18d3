import { useEffect, useLayoutEffect } from "react";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { type BrokerResults, useBrokerSearch } from "../brokers/useBrokerSearch";
import { useDraft } from "../draft/useDraft";
import { brokerQueryOf } from "./brokerQueryOf";
import { useWidenedRadius } from "./useWidenedRadius";

interface Props {
  manifest: BrokerManifest;
  placesUrl: string;
  onResults: (results: BrokerResults) => void;
}

/** The search itself. It shows nothing: so the list is drawn per answer, not at every key before it. */
export function BrokerSearching({ manifest, placesUrl, onResults }: Props) {
  const place = useDraft(draft => brokerQueryOf(draft).place);
  const name = useDraft(draft => brokerQueryOf(draft).name);
  const radiusKm = useDraft(draft => brokerQueryOf(draft).radiusKm);
  const [query, follow] = useWidenedRadius({ place, name, radiusKm });
  const results = useBrokerSearch(query, manifest, placesUrl);
  useLayoutEffect(() => onResults(results), [results, onResults]);
  useEffect(() => follow(results), [results, follow]);
  return null;
}
