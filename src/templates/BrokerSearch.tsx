import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { StepContext } from "../flow/stepContext";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { StepPage } from "../layout/StepPage";
import { StepFacts } from "../navigation/useStepFacts";
import { BrokerSearchForm } from "../steps/BrokerSearchForm";

export default function BrokerSearch({ pageContext }: PageProps<LocaleData, StepContext>) {
  return (
    <StepFacts.Provider value={pageContext}>
      <StepPage id="brokerSearch">
        <BrokerSearchForm />
      </StepPage>
    </StepFacts.Provider>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="brokerSearch.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["answers", "brokerSearch", "common"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
