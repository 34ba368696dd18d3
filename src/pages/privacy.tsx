import { graphql, type HeadProps } from "gatsby";
import { brand } from "../brand/brand";
import { legal } from "../brand/legal";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { TextPage } from "../layout/TextPage";
import { PageLink } from "../navigation/PageLink";
import { useConfig } from "../settings/configStore";
import { ExternalLink } from "../ui/ExternalLink";

export default function Privacy() {
  const t = useText();
  const { contact, promises } = useConfig();
  const facts = {
    legalName: brand.legalName,
    name: brand.name,
    street: brand.street,
    town: brand.town,
    number: brand.enterpriseNumber,
    host: legal.host,
  };
  const email = <a href={`mailto:${contact.email}`}>{contact.email}</a>;
  const days = promises.retentionDays;
  const { name, url } = legal.dataAuthority;
  return (
    <TextPage id="privacy" title={t("privacy.title")} lead={t("privacy.lead")}>
      <h2>{t("privacy.who.title")}</h2>
      <p>
        <RichText text="privacy.who.text" values={facts} parts={{ email }} />
      </p>
      <h2>{t("privacy.what.title")}</h2>
      <p>{t("privacy.what.text")}</p>
      <h2>{t("privacy.basis.title")}</h2>
      <p>{t("privacy.basis.text")}</p>
      <h2>{t("privacy.marketing.title")}</h2>
      <p>{t("privacy.marketing.text", facts)}</p>
      <h2>{t("privacy.recipients.title")}</h2>
      <p>{t("privacy.recipients.text", facts)}</p>
      <h2>{t("privacy.hosting.title")}</h2>
      <p>{t("privacy.hosting.text", facts)}</p>
      <h2>{t("privacy.technical.title")}</h2>
      <p>
        <RichText
          text="privacy.technical.text"
          parts={{ cookies: <PageLink to="/cookies/">{t("footer.cookies")}</PageLink> }}
        />
      </p>
      <h2>{t("privacy.retention.title")}</h2>
      <p>{t("privacy.retention.device")}</p>
      <p>
        {days
          ? t("privacy.retention.days", { name: brand.name, days })
          : t("privacy.retention.needed", { name: brand.name })}
      </p>
      <h2>{t("privacy.rights.title")}</h2>
      <p>
        <RichText text="privacy.rights.text" parts={{ email }} />
      </p>
      <p>
        <RichText
          text="privacy.rights.complaint"
          parts={{ authority: <ExternalLink href={url}>{name}</ExternalLink> }}
        />
      </p>
      <h2>{t("privacy.not.title")}</h2>
      <p>{t("privacy.not.text")}</p>
    </TextPage>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead
    data={data}
    path={location.pathname}
    title="privacy.title"
    description="privacy.lead"
    index
  />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "privacy"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
