import { useEffect, useState } from "react";
import { brand } from "../brand/brand";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { ExternalLink } from "../ui/ExternalLink";
import { InfoAccordion } from "../ui/InfoAccordion";

/** What a makelaar, an agent and a subagent are. Only the first paragraph is in the HTML, which is nearly full. */
export function OfficeKinds() {
  const t = useText();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <InfoAccordion subject={t("brokerSearch.info.subject")}>
      <p>{t("brokerSearch.info.text")}</p>
      {live && (
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
