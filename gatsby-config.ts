import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { offlineOptions } from "./src/build/offlineOptions";
import { siteMetadata } from "./src/build/siteMetadata";
import { sitemap } from "./src/build/sitemap";
import { guardUploads } from "./src/inbox/guardUploads";
import { inboxSettings } from "./src/inbox/inboxSettings";
import { readScripts } from "./src/settings/readScripts";
import { site } from "./src/settings/site";

// Read by the browser code; Gatsby lets through only names that begin with GATSBY_.
process.env.GATSBY_PREVIEW = process.env.PREVIEW === "1" ? "1" : "";
process.env.GATSBY_MANY_LANGUAGES = site.languages.length > 1 ? "1" : "";
process.env.GATSBY_SITE_URL = process.env.SITE_URL ?? "";
// Empty, so that the build leaves all code for them out, or a JSON list.
const scripts = readScripts(process.env.THIRD_PARTY_SCRIPTS);
process.env.GATSBY_THIRD_PARTY_SCRIPTS = scripts.length > 0 ? JSON.stringify(scripts) : "";

// Before the first request: an oversized upload is refused without being read.
guardUploads();
// A server with a wrong setting does not start.
inboxSettings();

const config: GatsbyConfig = {
  pathPrefix: site.basePath,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // What /__third-party-proxy?url=… answers in `gatsby serve` and `develop`; all else is 404 there.
  partytownProxiedURLs: scripts,
  siteMetadata,
  plugins: [
    // A preview is not to be found.
    ...(process.env.PREVIEW === "1"
      ? []
      : [{ resolve: "gatsby-plugin-sitemap", options: sitemap }]),
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "locale", path: path.resolve("locales") },
    },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        languages: [...site.languages],
        defaultLanguage: site.language,
        siteUrl: site.url,
        trailingSlash: "always",
        redirect: false,
        i18nextOptions: {
          defaultNS: "common",
          keySeparator: false,
          nsSeparator: false,
          load: "currentOnly",
          interpolation: { escapeValue: false },
        },
      },
    },
    { resolve: "gatsby-plugin-offline", options: offlineOptions },
  ],
};

export default config;
