import { localPath } from "../i18n/localPath";
import { splitPath } from "../settings/pageLanguage";
import { site } from "../settings/site";

/** Pages that search engines may list; the steps behind the first page are not among them. */
const listed = ["/", "/privacy/", "/cookies/", "/toegankelijkheid/"];

interface SitePages {
  allSitePage: { nodes: { path: string }[] };
}

/** Options of gatsby-plugin-sitemap: `sitemap-index.xml` beside the first page. */
export const sitemap = {
  output: "/",
  createLinkInHead: false,
  query: "{ allSitePage { nodes { path } } }",
  resolveSiteUrl: () => site.url,
  resolvePages: ({ allSitePage }: SitePages) =>
    allSitePage.nodes.filter(page => listed.includes(splitPath(page.path).path)),
  serialize: ({ path: pathname }: { path: string }) => ({
    url: pathname,
    ...(site.languages.length > 1 && {
      links: site.languages.map(lang => ({
        lang,
        url: site.url + site.basePath + localPath(splitPath(pathname).path, lang),
      })),
    }),
  }),
};
