import { localPath } from "../language/localPath";
import { splitPath } from "../language/splitPath";
import { site } from "../settings/site";

/** Pages for search engines; steps after the first are not listed. */
const listed = ["/", "/privacy/", "/cookies/", "/toegankelijkheid/"];

interface SitePages {
  allSitePage: { nodes: { path: string }[] };
}

/** Options of gatsby-plugin-sitemap; `sitemap-index.xml` is next to the first page. */
export const sitemap = {
  output: "/",
  createLinkInHead: false,
  query: "{ allSitePage(sort: { path: ASC }) { nodes { path } } }",
  resolveSiteUrl: () => site.url,
  resolvePages: ({ allSitePage }: SitePages) =>
    allSitePage.nodes.filter(page => {
      const { path, language } = splitPath(page.path);
      // A page may have two URLs: the one that links use.
      return listed.includes(path) && page.path === localPath(path, language);
    }),
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
