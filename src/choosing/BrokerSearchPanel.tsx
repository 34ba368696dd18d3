import type { RefObject } from "react";
import { brokerSearch } from "../answers/questions/brokerSearch";
import { useText } from "../i18n/useText";
import { InfoAccordion } from "../ui/InfoAccordion";
import { Input } from "../ui/Input";
import { Slider } from "../ui/Slider";
import { BrokerPlaceField } from "./BrokerPlaceField";
import * as styles from "./BrokerSearchPanel.module.css";

const { radius } = brokerSearch.questions;

/** Enter in a search box must not send the request. */
const stay = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};
/** Without React, which would then work through every key of every page (docs/decisions/0127). */
const hearKeys = (panel: HTMLElement | null) => panel?.addEventListener("keydown", stay);

interface Props {
  radiusRef: RefObject<HTMLInputElement>;
  hidden: boolean;
}

/** The search: by place and distance, or by name. Results follow while typing. */
export function BrokerSearchPanel({ radiusRef, hidden }: Props) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we serve
    <div ref={hearKeys} className={styles.panel} role="search" hidden={hidden}>
      <BrokerPlaceField />
      <Slider
        name="radius"
        rangeRef={radiusRef}
        label={t("brokerSearch.radius.label")}
        boxLabel={t("brokerSearch.radius.box")}
        unit={t("brokerSearch.radius.unit")}
        min={radius.min}
        max={radius.max}
        start={radius.start}
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
