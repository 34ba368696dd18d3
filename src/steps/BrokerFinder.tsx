import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { BrokerFacts } from "../brokers/BrokerFacts";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { OfficeDetails } from "../brokers/OfficeDetails";
import type { BrokerResults } from "../brokers/useBrokerSearch";
import { useText } from "../i18n/useText";
import { pageLanguage } from "../settings/pageLanguage";
import { buttonClass } from "../ui/buttonClass";
import { ChoiceCard } from "../ui/ChoiceCard";
import { InfoAccordion } from "../ui/InfoAccordion";
import * as styles from "./BrokerFinder.module.css";
import { BrokerSearching } from "./BrokerSearching";
import { SearchTrouble } from "./SearchTrouble";
import { searchSentence } from "./searchSentence";
import { useLatePart } from "./useLatePart";

interface Props {
  manifest: BrokerManifest;
  placesUrl: string;
  /** The control of the card with this id. */
  card: (id: string) => Omit<Parameters<typeof ChoiceCard>[0], "children">;
  /** Hears which offices have a card. */
  onShown: (ids: readonly string[]) => void;
  /** Where the outcome is said, and where the map goes. */
  status: HTMLElement | null;
  mapPlace: HTMLElement | null;
}

const none: readonly never[] = [];

/** Lists what a search finds while the visitor types; not part of the first load. */
export function BrokerFinder({ manifest, placesUrl, card, onShown, status, mapPlace }: Props) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [results, setResults] = useState<BrokerResults>({ state: "loading" });
  const visible = results.state === "found" ? results.brokers : none;
  const near = results.state === "found" && results.by === "place" ? results : undefined;
  // No dark plane for a map that will not come.
  const mapless = results.state !== "loading" && !(near && near.total > 0);
  useLayoutEffect(() => {
    if (mapPlace) mapPlace.hidden = mapless;
  }, [mapPlace, mapless]);
  const map = useLatePart(() => import("../drawings/OfficeMap"), near !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: per list
  useLayoutEffect(() => onShown(visible.map(({ broker }) => broker.id)), [visible]);
  // Who asked for more goes on with the first of the new cards.
  const from = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: per list
  useEffect(() => {
    if (from.current) list.current?.querySelectorAll("input")[from.current]?.focus();
    from.current = 0;
  }, [visible]);
  const more = results.state === "found" ? results.more : undefined;
  return (
    <>
      <BrokerSearching manifest={manifest} placesUrl={placesUrl} onResults={setResults} />
      {status && createPortal(<span>{searchSentence(t, results)}</span>, status)}
      {mapPlace &&
        map.part &&
        near &&
        createPortal(
          <map.part.OfficeMap
            centre={near.centre}
            label={near.place.replace(/^\d+ /, "")}
            radiusKm={near.usedKm}
            language={pageLanguage()}
            offices={visible.map(({ broker }) => broker)}
          />,
          mapPlace,
        )}
      {/* The button goes away, the focus does not. */}
      <SearchTrouble results={results} onRetry={() => status?.focus()} />
      {visible.length > 0 && (
        <div className={styles.list} ref={list}>
          {visible.map(({ broker, km, opening }, i) => (
            <div className={styles.office} key={broker.id}>
              <ChoiceCard {...card(broker.id)}>
                <BrokerFacts broker={broker} km={km} opening={opening} position={i + 1} />
              </ChoiceCard>
              <InfoAccordion
                question={
                  <>
                    {t("brokerSearch.details.summary")}
                    <span className="hidden-text">
                      {" "}
                      {t("brokerSearch.details.of", { name: broker.name })}
                    </span>
                  </>
                }
              >
                <OfficeDetails broker={broker} />
              </InfoAccordion>
            </div>
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
