import { graphql, type HeadProps } from "gatsby";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { useText } from "../i18n/useText";
import { TextPage } from "../layout/TextPage";
import { useConfig } from "../settings/configStore";

export default function Accessibility() {
  const t = useText();
  const { contact } = useConfig();
  const facts = { phone: contact.phone, hours: contact.hours, email: contact.email };
  return (
    <TextPage id="accessibility" title={t("accessibility.title")} lead={t("accessibility.lead")}>
      <h2>{t("accessibility.norm.title")}</h2>
      <p>{t("accessibility.norm.text", facts)}</p>
      <h2>{t("accessibility.limits.title")}</h2>
      <p>{t("accessibility.limits.text", facts)}</p>
      <h2>{t("accessibility.help.title")}</h2>
      <p>{t("accessibility.help.text", facts)}</p>
    </TextPage>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead
    data={data}
    path={location.pathname}
    title="accessibility.title"
    description="accessibility.lead"
    index
  />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "accessibility"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
