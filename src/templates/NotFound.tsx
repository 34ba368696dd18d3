import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import { useEffect } from "react";
import { House } from "../drawings/House";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { localPath } from "../language/localPath";
import { ScenePage } from "../layout/ScenePage";
import { goTo } from "../navigation/goTo";
import { meantPath } from "../navigation/meantPath";
import { PageLink } from "../navigation/PageLink";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";

export default function NotFound({ location }: PageProps) {
  const t = useText();
  const { contact } = useConfig();
  // Redirects addresses that clearly mean one of our pages; parameters are already in memory.
  const meant = meantPath(location.pathname);
  useEffect(() => {
    if (meant && withPrefix(localPath(meant)) !== location.pathname)
      void goTo(meant, { replace: true });
  }, [meant, location.pathname]);
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
    locales: allLocale(filter: { ns: { in: ["common", "notFound"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
