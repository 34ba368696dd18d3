import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { StepContext } from "../flow/stepContext";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { ThankYou as ThankYouContent } from "../sending/ThankYou";

export default function ThankYou({ pageContext }: PageProps<LocaleData, StepContext>) {
  return <ThankYouContent manifest={pageContext.brokers} sides={pageContext.sides} />;
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="thankYou.pageTitle" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "technicalDifficulties", "thankYou"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
