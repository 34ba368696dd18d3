import { graphql, type HeadProps } from "gatsby";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { useText } from "../i18n/useText";
import { ServiceHosts } from "../layout/ServiceHosts";
import { StorageTable } from "../layout/StorageTable";
import { TextPage } from "../layout/TextPage";
import { useConsentButton } from "../layout/useConsentButton";

export default function Cookies() {
  const t = useText();
  const ConsentButton = useConsentButton();
  return (
    <TextPage id="cookies" title={t("cookies.title")} lead={t("cookies.lead")}>
      <StorageTable />
      <StorageTable afterConsent />
      <ServiceHosts />
      {ConsentButton && (
        <>
          <p>{t("cookies.choice")}</p>
          <ConsentButton />
        </>
      )}
      <p>{t("cookies.change")}</p>
    </TextPage>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead
    data={data}
    path={location.pathname}
    title="cookies.title"
    description="cookies.lead"
    index
  />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "cookies"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
