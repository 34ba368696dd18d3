import { graphql, type HeadProps } from "gatsby";
import { KitGallery } from "../gallery/KitGallery";
import * as styles from "../gallery/KitGallery.module.css";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { useText } from "../i18n/useText";
import { Layout } from "../layout/Layout";

/** In development and preview builds only (gatsby-node.ts). */
export default function Kit() {
  const t = useText();
  return (
    <Layout>
      <main className={`wrap ${styles.main}`} id="inhoud">
        <h1 tabIndex={-1}>{t("kit.title")}</h1>
        <p>{t("kit.lead")}</p>
        <KitGallery />
      </main>
    </Layout>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="kit.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "kit"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
