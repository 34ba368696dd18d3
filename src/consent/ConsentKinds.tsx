import { useEffect, useRef } from "react";
import { ChoiceCard } from "../ui/ChoiceCard";
import { type Category, hasConsent, subscribeChoice } from "./consent";
import type { ConsentText } from "./consentText";

interface Props {
  t: ConsentText;
  asked: readonly Category[];
}

/** One tick per kind, each off unless the visitor put it on before. */
export function ConsentKinds({ t, asked }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null);
  // The button that opened this is gone: the first tick takes the focus over.
  useEffect(() => {
    if (document.activeElement === document.body) fields.current?.querySelector("input")?.focus();
    // Whatever button, or other tab, changed the choice.
    return subscribeChoice(() => {
      for (const tick of fields.current?.querySelectorAll("input") ?? [])
        tick.checked = hasConsent(tick.value as Category);
    });
  }, []);
  const words = {
    telemetry: [t("consent.telemetry.title"), t("consent.telemetry.text")],
    experiments: [t("consent.experiments.title"), t("consent.experiments.text")],
    marketing: [t("consent.marketing.title"), t("consent.marketing.text")],
  };
  return (
    <fieldset ref={fields}>
      <legend className="hidden-text">{t("consent.kinds")}</legend>
      {asked.map(category => (
        <ChoiceCard
          key={category}
          type="checkbox"
          id={`consent-${category}`}
          name="consent"
          value={category}
          bare
          defaultChecked={hasConsent(category)}
        >
          <b>{words[category][0]}</b> {words[category][1]}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
