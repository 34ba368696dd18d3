import { graphql, type HeadProps } from "gatsby";
import { House } from "../drawings/House";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { PageLink } from "../i18n/PageLink";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { ScenePage } from "../layout/ScenePage";
import { telHref } from "../layout/telHref";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";

export default function NotFound() {
  const t = useText();
  const { contact } = useConfig();
  return (
    <ScenePage
      id="notFound"
      scene={<House wide lit={0} />}
      intro={
        <>
          <h1 tabIndex={-1}>{t("notFound.title")}</h1>
          <p>{t("notFound.text")}</p>
          <p>{t("notFound.kept")}</p>
          <p>
            <PageLink className={buttonClass.lamp} to="/">
              {t("notFound.start")}
            </PageLink>
          </p>
          <p>
            <RichText
              text="notFound.help"
              values={{ hours: contact.hours }}
              parts={{
                phone: <a href={telHref(contact.phone)}>{contact.phone}</a>,
              }}
            />
          </p>
        </>
      }
    />
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="notFound.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "notFound"] }, language: { in: [$language, $fallback] } }) {
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
