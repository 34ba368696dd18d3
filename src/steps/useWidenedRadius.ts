import { useCallback, useRef } from "react";
import type { BrokerQuery, BrokerResults } from "../brokers/useBrokerSearch";
import { typeInto } from "../ui/typeInto";

/**
 * The slider follows a search that widened by itself, while the question stays what the visitor
 * asked: otherwise the next place would be searched that widely too, and nobody would be told.
 */
export function useWidenedRadius(
  query: BrokerQuery,
): [asked: BrokerQuery, follow: (results: BrokerResults) => void] {
  const wider = useRef<{ asked: number; used: number }>();
  // The visitor moved the slider: that is the question from now on.
  if (query.radiusKm !== wider.current?.used) wider.current = undefined;
  const follow = useCallback((results: BrokerResults) => {
    if (results.state !== "found" || results.by !== "place") return;
    const { askedKm, usedKm } = results;
    const slider = document.querySelector<HTMLInputElement>("[name=radius]");
    if (!slider || Number(slider.value) === usedKm) return;
    // An answer to a question that changed meanwhile moves nothing.
    if (Number(slider.value) !== (wider.current?.used ?? askedKm)) return;
    wider.current = usedKm === askedKm ? undefined : { asked: askedKm, used: usedKm };
    typeInto(slider, String(usedKm));
  }, []);
  return [{ ...query, radiusKm: wider.current?.asked ?? query.radiusKm }, follow];
}
