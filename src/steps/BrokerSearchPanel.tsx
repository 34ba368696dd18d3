import type { KeyboardEvent } from "react";
import { radiusLimits } from "../answers/limits";
import { useText } from "../i18n/useText";
import { InfoAccordion } from "../ui/InfoAccordion";
import { Input } from "../ui/Input";
import { Slider } from "../ui/Slider";
import { BrokerPlaceField } from "./BrokerPlaceField";
import * as styles from "./BrokerSearchPanel.module.css";

/** Enter in a search box searches; it does not send the request. */
const stay = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

interface Props {
  placesUrl: string;
  hidden: boolean;
}

/** Where to look: a place and a distance, or a name. The list follows while typing. */
export function BrokerSearchPanel({ placesUrl, hidden }: Props) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we serve
    <div className={styles.panel} onKeyDown={stay} role="search" hidden={hidden}>
      <BrokerPlaceField placesUrl={placesUrl} />
      <Slider
        name="radius"
        label={t("brokerSearch.radius.label")}
        boxLabel={t("brokerSearch.radius.box")}
        unit={t("brokerSearch.radius.unit")}
        {...radiusLimits}
      />
      <InfoAccordion question={t("brokerSearch.name.summary")}>
        <Input
          name="brokerName"
          label={t("brokerSearch.name.label")}
          hint={t("brokerSearch.name.hint")}
          required={false}
          autoComplete="off"
          enterKeyHint="search"
          close
        />
      </InfoAccordion>
    </div>
  );
}
