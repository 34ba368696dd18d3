import { graphql, type HeadProps } from "gatsby";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { Layout } from "../layout/Layout";
import { Welcome as WelcomeContent } from "../steps/Welcome";

export default function Welcome() {
  return (
    <Layout>
      <WelcomeContent />
    </Layout>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="welcome.pageTitle" index />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "welcome"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
