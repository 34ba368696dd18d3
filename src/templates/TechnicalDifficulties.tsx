import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { StepContext } from "../flow/stepContext";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { TechnicalDifficulties as TechnicalDifficultiesContent } from "../sending/TechnicalDifficulties";

export default function TechnicalDifficulties({ pageContext }: PageProps<LocaleData, StepContext>) {
  return <TechnicalDifficultiesContent sides={pageContext.sides} />;
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="technicalDifficulties.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "technicalDifficulties"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
