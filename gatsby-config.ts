import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { offlineOptions } from "./src/build/gatsby/offlineOptions";
import { ownConfig } from "./src/build/ownConfig";
import { siteMetadata } from "./src/build/siteMetadata";
import { sitemap } from "./src/build/sitemap";
import { prefixedLanguages } from "./src/language/prefixedLanguages";
import { readForms } from "./src/language/readForms";
import { readScripts } from "./src/settings/readScripts";
import { site } from "./src/settings/site";

// For browser code: Gatsby only passes names that begin with GATSBY_.
process.env.GATSBY_BASE_PATH = site.basePath;
process.env.GATSBY_PREVIEW = process.env.PREVIEW === "1" ? "1" : "";
process.env.GATSBY_MANY_LANGUAGES = prefixedLanguages().length > 0 ? "1" : "";
process.env.GATSBY_FORMS = JSON.stringify(
  Object.fromEntries(site.languages.map(language => [language, readForms(language)])),
);
process.env.GATSBY_BUILD_YEAR = String(new Date().getFullYear());
process.env.GATSBY_SITE_URL = process.env.SITE_URL ?? "";
process.env.GATSBY_CONFIG = ownConfig(path.resolve());
// A JSON list, or empty, so that the build drops all code for scripts.
const scripts = readScripts(process.env.THIRD_PARTY_SCRIPTS);
process.env.GATSBY_THIRD_PARTY_SCRIPTS = scripts.length > 0 ? JSON.stringify(scripts) : "";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** The bundled inbox (scripts/run.mjs develop); the prefix is unknown there. */
const developInbox: Handler = (request, response, next) => {
  if (!request.url?.startsWith("/api/")) return next();
  createRequire(path.resolve("gatsby-config.ts"))("./dist/develop.cjs").developInbox(
    request,
    response,
  );
};

const config: GatsbyConfig = {
  pathPrefix: site.basePath,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // Not below a path of its own: Express would cut that path off the address.
  developMiddleware: app => app.use(developInbox),
  // What /__third-party-proxy?url=… serves in `develop`; anything else is 404.
  partytownProxiedURLs: scripts,
  siteMetadata,
  plugins: [
    // No sitemap for a preview.
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
        // Options are in every page: non-defaults only.
        ...(site.defaultLanguagePage && { generateDefaultLanguagePage: true }),
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
