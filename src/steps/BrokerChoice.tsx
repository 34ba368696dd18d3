import { useEffect, useState } from "react";
import { noPreference } from "../answers/limits";
import { brand } from "../brand/brand";
import { BrokerFacts } from "../brokers/BrokerFacts";
import type { BrokerResults } from "../brokers/useBrokerSearch";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { ChoiceCard } from "../ui/ChoiceCard";
import { Field } from "../ui/Field";
import { typeInto } from "../ui/typeInto";
import * as styles from "./BrokerChoice.module.css";
import { BrokerCount } from "./BrokerCount";

interface Props {
  name: string;
  invalid?: string;
  results: BrokerResults;
}

/** The offices found, as cards; the chosen one stays on top when a new search no longer has it. */
export function BrokerChoice({ name, invalid, results }: Props) {
  const t = useText();
  const { answers, brokerContext } = useDraft();
  const { broker: answer, brokerLabel } = answers.brokerSearch ?? {};
  const chosen = String(answer ?? brokerContext?.id ?? "");
  const label = String(brokerLabel || brokerContext?.name || chosen);
  const visible = results.state === "found" ? results.brokers : [];
  const listed =
    chosen === "" || chosen === noPreference || visible.some(({ broker }) => broker.id === chosen);
  // Pinned per search, so that choosing another card does not make the list jump.
  const [pinned, setPinned] = useState<{ id: string; label: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: per search
  useEffect(() => {
    setPinned(listed ? undefined : { id: chosen, label });
  }, [results]);
  const pin = listed ? pinned : { id: chosen, label };

  const card = (value: string, first: boolean) => ({
    type: "radio" as const,
    id: first ? name : `${name}-${value}`,
    name,
    value,
    defaultChecked: value === chosen,
    required: true,
    "aria-invalid": invalid ? true : undefined,
  });
  /** The name travels with the choice, so that sending needs no look-up. */
  const keepName = (value: string) => {
    const picked =
      visible.find(({ broker }) => broker.id === value)?.broker.name ??
      (value === pin?.id ? pin.label : "");
    const control = document.querySelector<HTMLInputElement>("input[name=brokerLabel]");
    if (control && control.value !== picked) typeInto(control, picked);
  };
  return (
    <div className={styles.choice}>
      <BrokerCount results={results} />
      <Field
        name={name}
        label={t("brokerSearch.broker.legend")}
        hint={t("brokerSearch.broker.hint")}
        invalid={invalid}
        group
        close
      >
        <input type="hidden" name="brokerLabel" />
        <input type="hidden" name="noticeShownAt" />
        <div
          className={styles.cards}
          onChange={event => keepName((event.target as HTMLInputElement).value)}
        >
          {pin && !visible.some(({ broker }) => broker.id === pin.id) && (
            <ChoiceCard key={pin.id} {...card(pin.id, true)}>
              <strong className={styles.title}>{pin.label}</strong>
            </ChoiceCard>
          )}
          {visible.map(({ broker, km, opening }, i) => (
            <ChoiceCard key={broker.id} {...card(broker.id, i === 0 && !pin)}>
              <BrokerFacts broker={broker} km={km} opening={opening} position={i + 1} />
            </ChoiceCard>
          ))}
          {results.state === "found" && results.more && (
            <button className={buttonClass.line} type="button" onClick={results.more}>
              {t("brokerSearch.broker.more")}
            </button>
          )}
          <ChoiceCard key={noPreference} {...card(noPreference, visible.length === 0 && !pin)}>
            <strong className={styles.title}>{t("brokerSearch.none.title")}</strong>
            <span className={styles.description}>
              {t("brokerSearch.none.text", { name: brand.name })}
            </span>
          </ChoiceCard>
        </div>
      </Field>
    </div>
  );
}
