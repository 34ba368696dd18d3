import { useCallback, useRef } from "react";
import type { BrokerQuery } from "../brokers/searchBrokers";
import type { BrokerResults } from "../brokers/useBrokerSearch";
import { draftStore } from "../draft/draftStore";
import { brokerQueryOf } from "./brokerQueryOf";

/**
 * Moves the slider when a search widens its radius, but keeps searching with the radius the visitor asked:
 * otherwise the next place would silently be searched that widely too.
 */
export function useWidenedRadius(
  query: BrokerQuery,
  onWidened: (km: number) => void,
): [asked: BrokerQuery, follow: (results: BrokerResults) => void] {
  const wider = useRef<{ asked: number; used: number }>();
  // A slider moved by the visitor is the new question.
  if (query.radiusKm !== wider.current?.used) wider.current = undefined;
  const follow = useCallback(
    (results: BrokerResults) => {
      if (results.state !== "found" || results.by !== "place") return;
      const { askedKm, usedKm } = results;
      // The current slider, which may be newer than this render.
      const { radiusKm } = brokerQueryOf(draftStore.get());
      if (radiusKm === usedKm) return;
      // The question changed meanwhile: a stale answer.
      if (radiusKm !== (wider.current?.used ?? askedKm)) return;
      wider.current = usedKm === askedKm ? undefined : { asked: askedKm, used: usedKm };
      onWidened(usedKm);
    },
    [onWidened],
  );
  return [{ ...query, radiusKm: wider.current?.asked ?? query.radiusKm }, follow];
}
