import { brand } from "../brand/brand";
import { localPath } from "../language/localPath";
import { splitPath } from "../language/splitPath";
import { site } from "../settings/site";
import { headText, type LocaleData } from "./headText";
import { LanguageHead } from "./LanguageHead";
import type { TextKey } from "./textKey";

interface Props {
  data: LocaleData;
  path: string;
  title: TextKey;
  /** What search engines and shared links show below the title. */
  description?: TextKey;
  /** Listed by search engines; steps after the first are not. */
  index?: boolean;
}

/** The page's part of <head>. Gatsby renders it outside the page, so texts come from the page's data. */
export function PageHead({ data, path, title, description = "site.description", index }: Props) {
  const t = headText(data);
  return (
    <>
      {process.env.GATSBY_MANY_LANGUAGES === "1" && <LanguageHead path={path} index={index} />}
      <title>{`${t(title)} – ${brand.name}`}</title>
      <meta name="description" content={t(description)} />
      {index && process.env.GATSBY_PREVIEW !== "1" ? (
        <link
          rel="canonical"
          href={site.url + (process.env.GATSBY_MANY_LANGUAGES === "1" ? canonicalPath(path) : path)}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** A page in the site's first language may have two URLs: the one that links use. */
function canonicalPath(pathname: string): string {
  const { path, language } = splitPath(pathname);
  return site.basePath + localPath(path, language);
}
