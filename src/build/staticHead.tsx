import { withPrefix } from "gatsby";
import { brand } from "../brand/brand";
import { prefixedLanguages } from "../language/prefixedLanguages";
import { site } from "../settings/site";

/** The constant part of <head>; in the HTML only, so it costs no JavaScript. */
export const staticHead = [
  <meta key="theme" name="theme-color" content={brand.themeColour} />,
  <meta key="phones" name="format-detection" content="telephone=no" />,
  <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
  <link key="manifest" rel="manifest" href={withPrefix("/brand/manifest.json")} />,
  <meta key="og-site" property="og:site_name" content={brand.name} />,
  // With language prefixes, pages set theirs themselves (i18n/LanguageHead).
  ...(prefixedLanguages().length > 0
    ? []
    : [<meta key="og-locale" property="og:locale" content={site.language.replace("-", "_")} />]),
  <meta key="og-image" property="og:image" content={`${site.url}${site.basePath}/social.png`} />,
];
