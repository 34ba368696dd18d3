import { type FormEvent, useEffect, useState } from "react";
import { noPreference } from "../answers/limits";
import { brand } from "../brand/brand";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { statusText } from "../brokers/statusText";
import { emptyDraft } from "../draft/draft";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { ChoiceCard } from "../ui/ChoiceCard";
import { Field } from "../ui/Field";
import { typeInto } from "../ui/typeInto";
import * as styles from "./BrokerChoice.module.css";
import { brokerQueryOf } from "./brokerQueryOf";
import { useLatePart } from "./useLatePart";

interface Props {
  name: string;
  invalid?: string;
  manifest: BrokerManifest;
  placesUrl: string;
  /** Shows the search, to who came by a broker's own link and sees only that one. */
  onOthers: (() => void) | false;
}

/** The name travels with the choice, so that sending needs no look-up. */
function keepName({ currentTarget, target }: FormEvent<HTMLElement>): void {
  const name = (target as HTMLElement).closest("label")?.querySelector("[data-name]")?.textContent;
  const control =
    currentTarget.parentElement?.querySelector<HTMLInputElement>("[name=brokerLabel]");
  if (control && control.value !== (name ?? "")) typeInto(control, name ?? "");
}

/** The choice itself. The list of offices is fetched apart; the chosen one stays whatever it holds. */
export function BrokerChoice({ name, invalid, onOthers, ...search }: Props) {
  const t = useText();
  const linked = useDraft(draft => draft.brokerContext);
  const answer = useDraft(({ answers }) => answers.brokerSearch?.broker);
  const brokerLabel = useDraft(({ answers }) => answers.brokerSearch?.brokerLabel);
  const chosen = String(answer ?? linked?.id ?? "");
  const label = String(brokerLabel || linked?.name || chosen);
  // Whether, not what: this does not draw itself anew at every key of the search.
  const byPlace = useDraft(draft => brokerQueryOf(draft).place.trim() !== "");
  const byName = useDraft(draft => brokerQueryOf(draft).name.trim() !== "");
  const asked = byPlace || byName;
  // The built page keeps the room for the map: who comes here has told where home is.
  const unread = useDraft(draft => draft === emptyDraft);
  const { part, failed, retry } = useLatePart(() => import("./BrokerFinder"), asked);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [mapPlace, setMapPlace] = useState<HTMLElement | null>(null);
  // Pinned per list, so that choosing another card does not make the list jump.
  const listed = chosen === "" || chosen === noPreference || shown.includes(chosen);
  const [pinned, setPinned] = useState<{ id: string; label: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: per list
  useEffect(() => setPinned(listed ? undefined : { id: chosen, label }), [shown]);
  const kept = listed ? pinned : { id: chosen, label };
  const pin = kept && !shown.includes(kept.id) ? kept : undefined;

  const card = (value: string, first: boolean) => ({
    type: "radio" as const,
    id: first ? name : `${name}-${value}`,
    name,
    value,
    defaultChecked: value === chosen,
    required: true,
    "aria-invalid": invalid ? true : undefined,
  });
  return (
    <div className={styles.choice}>
      <Field
        name={name}
        label={t("brokerSearch.broker.legend")}
        hint={
          onOthers
            ? t("brokerSearch.linked")
            : byName
              ? t("brokerSearch.broker.hintName")
              : t("brokerSearch.broker.hint")
        }
        invalid={invalid}
        group
      >
        <input
          type="hidden"
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
        <div className={styles.cards} onChange={keepName}>
          {pin && (
            <ChoiceCard key={pin.id} {...card(pin.id, true)}>
              <strong className={styles.title} data-name="" translate="no">
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
              {...search}
              card={id => card(id, !pin && id === shown[0])}
              onShown={setShown}
              status={status}
              mapPlace={mapPlace}
            />
          )}
          <ChoiceCard key={noPreference} {...card(noPreference, !pin && shown.length === 0)}>
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
