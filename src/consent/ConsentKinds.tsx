import { useEffect, useRef } from "react";
import { ChoiceCard } from "../ui/ChoiceCard";
import { type Category, hasConsent, subscribeChoice } from "./consent";
import type { ConsentText } from "./consentText";

interface Props {
  t: ConsentText;
  asked: readonly Category[];
}

/** A checkbox per category, each off unless the visitor turned it on before. */
export function ConsentKinds({ t, asked }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null);
  // The button that opened this is gone, so the first checkbox takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) fields.current?.querySelector("input")?.focus();
    // Changes may come from any button, or from another tab.
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
