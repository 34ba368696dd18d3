import { startTransition, useEffect } from "react";
import { type BrokerResults, useBrokerSearch } from "../brokers/useBrokerSearch";
import { useDraft } from "../draft/useDraft";
import { useStepFacts } from "../navigation/useStepFacts";
import { brokerQueryOf } from "./brokerQueryOf";
import { useAfterPress } from "./useAfterPress";
import { useWidenedRadius } from "./useWidenedRadius";

interface Props {
  onWidened: (km: number) => void;
  onResults: (results: BrokerResults) => void;
}

/** Runs the search and renders nothing, so that the list renders per result and not per key. */
export function BrokerSearching({ onWidened, onResults }: Props) {
  const { brokers, places } = useStepFacts();
  const place = useDraft(draft => brokerQueryOf(draft).place);
  const name = useDraft(draft => brokerQueryOf(draft).name);
  const radiusKm = useDraft(draft => brokerQueryOf(draft).radiusKm);
  const [query, follow] = useWidenedRadius({ place, name, radiusKm }, onWidened);
  const results = useBrokerSearch(query, brokers, places);
  const afterPress = useAfterPress();
  // Drawing a list gives way to what is typed meanwhile.
  useEffect(
    () => afterPress(() => startTransition(() => onResults(results))),
    [results, onResults, afterPress],
  );
  useEffect(() => follow(results), [results, follow]);
  return null;
}
