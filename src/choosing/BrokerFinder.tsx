import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Broker } from "../brokers/broker";
import type { BrokerResults } from "../brokers/useBrokerSearch";
import { useOfficeTime } from "../brokers/useOfficeTime";
import { useText } from "../i18n/useText";
import { readableNumber } from "../language/readableNumber";
import { buttonClass } from "../ui/buttonClass";
import type { ChoiceCard } from "../ui/ChoiceCard";
import { useLatePart } from "../ui/useLatePart";
import * as styles from "./BrokerFinder.module.css";
import { BrokerSearching } from "./BrokerSearching";
import { OfficeChoice } from "./OfficeChoice";
import { SearchTrouble } from "./SearchTrouble";
import { searchSentence } from "./searchSentence";

interface Props {
  /** Called when a search widened its radius. */
  onWidened: (km: number) => void;
  /** Props of this broker's card. */
  card: (broker: Broker) => Omit<Parameters<typeof ChoiceCard>[0], "children">;
  /** Called with the ids that have a card. */
  onShown: (ids: readonly string[]) => void;
  /** Elements for the announcement and the map. */
  status: HTMLElement | null;
  mapPlace: HTMLElement | null;
}

const none: readonly never[] = [];

/** Search results while the visitor types; not in the first load. */
export function BrokerFinder({ onWidened, card, onShown, status, mapPlace }: Props) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [results, setResults] = useState<BrokerResults>({ state: "loading" });
  const visible = results.state === "found" ? results.brokers : none;
  const near = results.state === "found" && results.by === "place" ? results : undefined;
  // Collapses the reserved space when there is no map.
  const mapless = results.state !== "loading" && !(near && near.total > 0);
  useLayoutEffect(() => {
    if (mapPlace) mapPlace.hidden = mapless;
  }, [mapPlace, mapless]);
  const time = useOfficeTime();
  const map = useLatePart(() => import("../drawings/OfficeMap"), near !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: per list
  useLayoutEffect(() => onShown(visible.map(({ broker }) => broker.id)), [visible]);
  // "More" moves the focus to the first new card.
  const from = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: per list
  useEffect(() => {
    if (from.current) list.current?.querySelectorAll("input")[from.current]?.focus();
    from.current = 0;
  }, [visible]);
  const more = results.state === "found" ? results.more : undefined;
  return (
    <>
      <BrokerSearching onWidened={onWidened} onResults={setResults} />
      {status && createPortal(<span>{searchSentence(t, results)}</span>, status)}
      {mapPlace &&
        map.part &&
        near &&
        createPortal(
          <map.part.OfficeMap
            centre={near.centre}
            label={near.place.replace(/^\d+ /, "")}
            radiusKm={near.usedKm}
            number={readableNumber}
            offices={visible.map(({ broker }) => broker)}
          />,
          mapPlace,
        )}
      {/* The retry button disappears, so focus moves to the status. */}
      <SearchTrouble results={results} onRetry={() => status?.focus()} />
      {visible.length > 0 && (
        <div className={styles.list} ref={list}>
          {visible.map(({ broker, km }, i) => (
            <OfficeChoice
              key={broker.id}
              card={card(broker)}
              broker={broker}
              km={km}
              time={time}
              position={i + 1}
            />
          ))}
          {more && (
            <button
              className={buttonClass.line}
              type="button"
              onClick={() => {
                from.current = visible.length;
                more();
              }}
            >
              {t("brokerSearch.broker.more")}
            </button>
          )}
        </div>
      )}
    </>
  );
}
