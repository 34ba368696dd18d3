import { graphql, type HeadProps } from "gatsby";
import type { LocaleData } from "../i18n/headText";
import { PageHead } from "../i18n/PageHead";
import { StepPage } from "../layout/StepPage";
import { FamilySituationForm } from "../steps/FamilySituationForm";

export default function FamilySituation() {
  return (
    <StepPage id="familySituation">
      <FamilySituationForm />
    </StepPage>
  );
}

export const Head = ({ data, location }: HeadProps<LocaleData>) => (
  <PageHead data={data} path={location.pathname} title="familySituation.title" />
);

export const query = graphql`
  query ($language: String!, $fallback: String!) {
    locales: allLocale(filter: { ns: { in: ["answers", "common", "familySituation"] }, language: { in: [$language, $fallback] } }, sort: [{ language: ASC }, { ns: ASC }]) {
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
