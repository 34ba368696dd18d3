import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { useText } from "../i18n/useText";
import { Layout } from "../layout/Layout";
import { OtherWay } from "../screens/OtherWay";
import { ScreenGallery } from "../screens/ScreenGallery";
import * as styles from "../screens/ScreenGallery.module.css";
import { useOtherWay } from "../screens/useOtherWay";

/** In development and preview builds only (gatsby-node.ts). */
export default function Screens({ pageContext }: PageProps<LocaleData, { broker: string }>) {
  const t = useText();
  const screen = useOtherWay();
  if (screen) return <OtherWay screen={screen} />;
  return (
    <Layout>
      <main className={styles.main} id="inhoud">
        <h1 tabIndex={-1}>{t("screens.title")}</h1>
        <p>{t("screens.lead")}</p>
        <ScreenGallery broker={pageContext.broker} />
      </main>
    </Layout>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="screens.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "screens"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
