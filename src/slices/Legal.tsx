import { graphql, useStaticQuery } from "gatsby";

type Facts = Record<string, string>;

interface Props {
  /** `footer.legal`, with its places for the facts still in it. */
  text: string;
}

/**
 * Who the provider is, in the footer of every page. Gatsby renders a slice once, outside the page and
 * so without its texts: those are handed to it. The facts are the site's own.
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
          }
        }
      }
    }
  `);
  const { provider } = site.siteMetadata;
  return <p>{text.replace(/\{\{(\w+)\}\}/g, (place, name) => provider[name] ?? place)}</p>;
}
