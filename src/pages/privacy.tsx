import { graphql, type HeadProps } from "gatsby";
import { brand } from "../brand/brand";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { useText } from "../i18n/useText";
import { TextPage } from "../layout/TextPage";
import { useConfig } from "../settings/configStore";

export default function Privacy() {
  const t = useText();
  const { contact } = useConfig();
  const facts = {
    legalName: brand.legalName,
    name: brand.name,
    street: brand.street,
    town: brand.town,
    number: brand.enterpriseNumber,
    email: contact.email,
  };
  return (
    <TextPage id="privacy" title={t("privacy.title")} lead={t("privacy.lead")}>
      <h2>{t("privacy.who.title")}</h2>
      <p>{t("privacy.who.text", facts)}</p>
      <h2>{t("privacy.what.title")}</h2>
      <p>{t("privacy.what.text", facts)}</p>
      <h2>{t("privacy.marketing.title")}</h2>
      <p>{t("privacy.marketing.text", facts)}</p>
      <h2>{t("privacy.recipients.title")}</h2>
      <p>{t("privacy.recipients.text", facts)}</p>
      <h2>{t("privacy.retention.title")}</h2>
      <p>{t("privacy.retention.text", facts)}</p>
      <h2>{t("privacy.rights.title")}</h2>
      <p>{t("privacy.rights.text", facts)}</p>
      <h2>{t("privacy.not.title")}</h2>
      <p>{t("privacy.not.text", facts)}</p>
    </TextPage>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="privacy.title" index />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "privacy"] }, language: { in: [$language, $fallback] } }) {
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
