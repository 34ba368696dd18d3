import { withPrefix } from "gatsby";
import { brand } from "../brand/brand";
import { site } from "../settings/site";
import { type LocaleData, headText } from "./headText";
import type { TextKey } from "./textKey";

interface Props {
  data: LocaleData;
  path: string;
  title: TextKey;
  /** Pages that search engines should list; the steps behind the first are not among them. */
  index?: boolean;
}

/** What stands in <head>. Gatsby renders it outside the page, so texts come from the page's data. */
export function PageHead({ data, path, title, index = false }: Props) {
  const t = headText(data);
  const url = `${site.url}${site.basePath}${path}`;
  const full = `${t(title)} – ${brand.name}`;
  const preview = process.env.GATSBY_PREVIEW === "1";
  return (
    <>
      <html lang={site.language} />
      <title>{full}</title>
      <meta name="description" content={t("site.description")} />
      <meta name="theme-color" content="#0c323a" />
      <meta name="format-detection" content="telephone=no" />
      {index && !preview ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={t("site.description")} />
      <meta property="og:locale" content="nl_BE" />
      <meta property="og:image" content={`${site.url}${site.basePath}/social.png`} />
      <meta property="og:url" content={url} />
    </>
  );
}
