import { graphql, useStaticQuery } from "gatsby";

type Facts = Record<string, string>;

interface Props {
  /** `footer.legal`, with its placeholders. */
  text: string;
}

/**
 * The provider's details, in the footer of every page. Gatsby renders a slice once, outside the pages and their
 * texts, so the text is a prop.
 */
export default function Legal({ text }: Props) {
  const { site } = useStaticQuery<{ site: { siteMetadata: { provider: Facts } } }>(graphql`
    query {
      site {
        siteMetadata {
          provider {
            legalName
            street
            town
            number
            status
          }
        }
      }
    }
  `);
  const { provider } = site.siteMetadata;
  return <p>{text.replace(/\{\{(\w+)\}\}/g, (place, name) => provider[name] ?? place)}</p>;
}
