import { type ComponentProps, useState } from "react";
import { BrokerFacts } from "../brokers/BrokerFacts";
import { OfficeDetails } from "../brokers/OfficeDetails";
import { useText } from "../i18n/useText";
import { ChoiceCard } from "../ui/ChoiceCard";
import { InfoAccordion } from "../ui/InfoAccordion";
import * as styles from "./OfficeChoice.module.css";

type Props = ComponentProps<typeof BrokerFacts> & {
  card: Omit<ComponentProps<typeof ChoiceCard>, "children">;
};

/** One office to choose. Its details are drawn once they are asked for: they were half the work of a list. */
export function OfficeChoice({ card, ...facts }: Props) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const { broker } = facts;
  return (
    <div className={styles.office}>
      <ChoiceCard {...card}>
        <BrokerFacts {...facts} />
      </ChoiceCard>
      <InfoAccordion
        onAsk={() => setAsked(true)}
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
        {asked && <OfficeDetails broker={broker} />}
      </InfoAccordion>
    </div>
  );
}
