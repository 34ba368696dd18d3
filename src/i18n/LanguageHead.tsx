import { localPath } from "../language/localPath";
import { splitPath } from "../language/splitPath";
import { site } from "../settings/site";

/** The page's language, and its alternates for search engines. */
export function LanguageHead({ path: pathname, index }: { path: string; index?: boolean }) {
  const { language, path } = splitPath(pathname);
  const address = (other: string) => site.url + site.basePath + localPath(path, other);
  return (
    <>
      <html lang={language} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      {index &&
        site.languages.map(other => (
          <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
        ))}
      {index && <link rel="alternate" hrefLang="x-default" href={address(site.language)} />}
    </>
  );
}
