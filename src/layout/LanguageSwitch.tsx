import { useLocation } from "@gatsbyjs/reach-router";
import { Link } from "gatsby";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { localPath } from "../language/localPath";
import { splitPath } from "../language/splitPath";
import { keepLanguage } from "../navigation/keepLanguage";
import { site } from "../settings/site";

/** A language's name in that language. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: "language" }).of(language.slice(0, 2));

/** Links to this page in the other languages; path, query and hash are kept. */
export function LanguageSwitch() {
  const { language: current } = useContext(I18nContext).i18n;
  const { pathname, search, hash } = useLocation();
  const { path } = splitPath(pathname);
  const others = site.languages.filter(language => language !== current);
  if (others.length === 0) return null;
  return (
    <ul>
      {others.map(language => (
        <li key={language}>
          <Link
            to={localPath(path, language) + search + hash}
            hrefLang={language}
            lang={language}
            onClick={() => keepLanguage(language)}
          >
            {nameOf(language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
