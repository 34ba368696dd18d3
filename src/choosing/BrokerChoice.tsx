// This room shows a search for brokers; what is found, and in which order, is up to `brokers`.

import { useEffect, useRef, useState } from "react";
import { noPreference } from "../answers/noPreference";
import { brand } from "../brand/brand";
import { statusText } from "../brokers/statusText";
import { emptyDraft } from "../draft/draft";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { ChoiceCard } from "../ui/ChoiceCard";
import { Field } from "../ui/Field";
import { typeInto } from "../ui/typeInto";
import { useLatePart } from "../ui/useLatePart";
import * as styles from "./BrokerChoice.module.css";
import { brokerQueryOf } from "./brokerQueryOf";
import "./resultStyles";
import { useElement } from "./useElement";

interface Props {
  name: string;
  label: string;
  hint?: string;
  invalid?: string;
  /** Called when a search widened its radius. */
  onWidened: (km: number) => void;
  /** Shows the search to a visitor who came by a broker's link; false otherwise. */
  onOthers: (() => void) | false;
}

/** The choice of a broker. The list is loaded separately; the chosen one stays even when not listed. */
export function BrokerChoice({ name, label: legend, hint, invalid, onOthers, onWidened }: Props) {
  const t = useText();
  const linked = useDraft(draft => draft.brokerContext);
  const answer = useDraft(({ answers }) => answers.brokerSearch?.broker);
  const brokerLabel = useDraft(({ answers }) => answers.brokerSearch?.brokerLabel);
  const chosen = String(answer ?? linked?.id ?? "");
  const label = String(brokerLabel || linked?.name || chosen);
  // Booleans, so that typing in the search does not re-render this.
  const byPlace = useDraft(draft => brokerQueryOf(draft).place.trim() !== "");
  const byName = useDraft(draft => brokerQueryOf(draft).name.trim() !== "");
  const asked = byPlace || byName;
  // The built page reserves room for the map: most visitors have given their postcode.
  const unread = useDraft(draft => draft === emptyDraft);
  const { part, failed, retry } = useLatePart(() => import("./BrokerFinder"), asked);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [status, setStatus] = useElement<HTMLParagraphElement>();
  const [mapPlace, setMapPlace] = useElement<HTMLDivElement>();
  // Pinned per list, so that choosing another card does not shift the list.
  const listed = chosen === "" || chosen === noPreference || shown.includes(chosen);
  const [pinned, setPinned] = useState<{ id: string; label: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: per list
  useEffect(() => setPinned(listed ? undefined : { id: chosen, label }), [shown]);
  const kept = listed ? pinned : { id: chosen, label };
  const pin = kept && !shown.includes(kept.id) ? kept : undefined;

  // The name is stored with the choice, so that sending needs no lookup.
  const labelBox = useRef<HTMLInputElement>(null);
  const keepLabel = (of: string) => {
    if (labelBox.current && labelBox.current.value !== of) typeInto(labelBox.current, of);
  };
  const card = (value: string, of: string, first: boolean) => ({
    type: "radio" as const,
    id: first ? name : `${name}-${value}`,
    name,
    value,
    defaultChecked: value === chosen,
    required: true,
    "aria-invalid": invalid ? true : undefined,
    onChange: () => keepLabel(of),
  });
  return (
    <div className={styles.choice}>
      <Field
        name={name}
        label={legend}
        hint={
          onOthers ? t("brokerSearch.linked") : byName ? t("brokerSearch.broker.hintName") : hint
        }
        invalid={invalid}
        group
      >
        <input
          type="hidden"
          ref={labelBox}
          name="brokerLabel"
          defaultValue={chosen === noPreference ? "" : label}
        />
        <input type="hidden" name="noticeShownAt" />
        {!onOthers && (
          <p className={styles.count} role="status" tabIndex={-1} ref={setStatus}>
            {!part &&
              (failed
                ? t("brokerSearch.failed")
                : asked
                  ? t("brokerSearch.loading")
                  : t("brokerSearch.idle"))}
          </p>
        )}
        <div className={styles.cards}>
          {pin && (
            <ChoiceCard key={pin.id} {...card(pin.id, pin.label, true)}>
              <strong className={styles.title} translate="no">
                {pin.label}
              </strong>
              {pin.id === linked?.id &&
                [linked.status && statusText(t, linked.status), linked.address, linked.phone].map(
                  fact =>
                    fact && (
                      <span className={styles.description} key={fact}>
                        {fact}
                      </span>
                    ),
                )}
            </ChoiceCard>
          )}
          {onOthers && (
            <button className={buttonClass.line} type="button" onClick={onOthers}>
              {t("brokerSearch.others")}
            </button>
          )}
          {failed && (
            <button className={buttonClass.line} type="button" onClick={retry}>
              {t("brokerSearch.retry")}
            </button>
          )}
          {part && !onOthers && (
            <part.BrokerFinder
              onWidened={onWidened}
              card={broker => card(broker.id, broker.name, !pin && broker.id === shown[0])}
              onShown={setShown}
              status={status}
              mapPlace={mapPlace}
            />
          )}
          <ChoiceCard key={noPreference} {...card(noPreference, "", !pin && shown.length === 0)}>
            <strong className={styles.title}>{t("brokerSearch.none.title")}</strong>
            <span className={styles.description}>
              {t("brokerSearch.none.text", { name: brand.name })}
            </span>
          </ChoiceCard>
        </div>
      </Field>
      {!onOthers && !failed && (byPlace || unread) && !byName && (
        <div className={styles.map} ref={setMapPlace} />
      )}
    </div>
  );
}
