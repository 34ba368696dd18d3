import { graphql, type HeadProps } from "gatsby";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { StepPage } from "../layout/StepPage";
import { InsuranceChoiceForm } from "../steps/InsuranceChoiceForm";

export default function InsuranceChoice() {
  return (
    <StepPage id="insuranceChoice">
      <InsuranceChoiceForm />
    </StepPage>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="insuranceChoice.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["answers", "common", "insuranceChoice"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
