import { graphql, type HeadProps } from "gatsby";
import { House } from "../drawings/House";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { ReloadLink } from "../layout/ReloadLink";
import { ScenePage } from "../layout/ScenePage";
import { PageLink } from "../navigation/PageLink";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";

export default function ServerError() {
  const t = useText();
  const { contact } = useConfig();
  return (
    <ScenePage
      id="serverError"
      scene={<House wide lit="all" weather="rain" />}
      intro={
        <>
          <h1 tabIndex={-1}>{t("serverError.title")}</h1>
          <p>{t("serverError.text")}</p>
          <p>{t("serverError.kept")}</p>
          <p>
            {/* Gatsby caches the failure for this visit; a full load asks again. */}
            <ReloadLink>{t("serverError.retry")}</ReloadLink>
          </p>
          <p>
            <PageLink to="/">{t("serverError.start")}</PageLink>
          </p>
          <p>
            <RichText
              text="serverError.help"
              values={{ hours: contact.hours }}
              parts={{
                phone: <a href={telHref(contact.phone)}>{contact.phone}</a>,
                email: <a href={`mailto:${contact.email}`}>{contact.email}</a>,
              }}
            />
          </p>
        </>
      }
    />
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="serverError.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "serverError"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
