import { withPrefix } from "gatsby";
import { brand } from "../brand/brand";
import { site } from "../settings/site";

/** What is the same in every <head>; only in the HTML, so it costs no JavaScript. */
export const staticHead = [
  <meta key="theme" name="theme-color" content="#0c323a" />,
  <meta key="phones" name="format-detection" content="telephone=no" />,
  <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
  <meta key="og-site" property="og:site_name" content={brand.name} />,
  // Pages of a build with several languages say theirs themselves (i18n/LanguageHead).
  ...(site.languages.length > 1
    ? []
    : [<meta key="og-locale" property="og:locale" content={site.language.replace("-", "_")} />]),
  <meta key="og-image" property="og:image" content={`${site.url}${site.basePath}/social.png`} />,
];
