import { useState } from "react";
import { brand } from "../brand/brand";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { ExternalLink } from "../ui/ExternalLink";
import { InfoAccordion } from "../ui/InfoAccordion";

/**
 * What a makelaar, an agent and a subagent are. Only the first paragraph is in the HTML, which is nearly full; the rest
 * comes when it is asked for.
 */
export function OfficeKinds() {
  const t = useText();
  const [asked, setAsked] = useState(false);
  return (
    <InfoAccordion subject={t("brokerSearch.info.subject")} onAsk={() => setAsked(true)}>
      <p>{t("brokerSearch.info.text")}</p>
      {asked && (
        <>
          <p>{t("brokerSearch.info.status")}</p>
          <p>{t("brokerSearch.info.paid")}</p>
          <p>
            <RichText
              text="brokerSearch.info.register"
              parts={{
                register: (
                  <ExternalLink href={brand.register}>
                    {t("brokerSearch.info.registerName")}
                  </ExternalLink>
                ),
              }}
            />
          </p>
          <p>{t("brokerSearch.info.places")}</p>
        </>
      )}
    </InfoAccordion>
  );
}
