import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import type { StepContext } from "../flow/stepContext";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { StepPage } from "../layout/StepPage";
import { BrokerSearchForm } from "../steps/BrokerSearchForm";

export default function BrokerSearch({ pageContext }: PageProps<LocaleData, StepContext>) {
  return (
    <StepPage id="brokerSearch">
      <BrokerSearchForm
        manifest={pageContext.brokers}
        placesUrl={withPrefix(pageContext.places)}
        build={pageContext.build}
      />
    </StepPage>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="brokerSearch.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["answers", "brokerSearch", "common"] }, language: { in: [$language, $fallback] } }) {
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
