import { brand } from "../brand/brand";
import { site } from "../settings/site";
import { headText, type LocaleData } from "./headText";
import { LanguageHead } from "./LanguageHead";
import type { TextKey } from "./textKey";

interface Props {
  data: LocaleData;
  path: string;
  title: TextKey;
  /** Pages that search engines should list; the steps behind the first are not among them. */
  index?: boolean;
}

/** What differs per page in <head>. Gatsby renders it outside the page, so texts come from the page's data. */
export function PageHead({ data, path, title, index }: Props) {
  const t = headText(data);
  return (
    <>
      {process.env.GATSBY_MANY_LANGUAGES === "1" && <LanguageHead path={path} index={index} />}
      <title>{`${t(title)} – ${brand.name}`}</title>
      <meta name="description" content={t("site.description")} />
      {index && process.env.GATSBY_PREVIEW !== "1" ? (
        <link rel="canonical" href={site.url + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
