import { graphql, type HeadProps } from "gatsby";
import { House } from "../drawings/House";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { useText } from "../i18n/useText";
import { ReloadLink } from "../layout/ReloadLink";
import { ScenePage } from "../layout/ScenePage";

/**
 * Served by the worker when a page is neither reachable nor stored. It has that page's address and no scripts
 * (gatsby-ssr), so an empty link retries.
 */
export default function Offline() {
  const t = useText();
  return (
    <ScenePage
      id="offline"
      scene={<House wide lit={0} weather="rain" />}
      intro={
        <>
          <h1 tabIndex={-1}>{t("offline.title")}</h1>
          <p>{t("offline.text")}</p>
          <p>{t("offline.kept")}</p>
          <p>
            <ReloadLink>{t("offline.retry")}</ReloadLink>
          </p>
        </>
      }
    />
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="offline.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "offline"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
