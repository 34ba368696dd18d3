import { useLocation } from "@gatsbyjs/reach-router";
import { Link } from "gatsby";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { localPath } from "../i18n/localPath";
import { splitPath } from "../settings/pageLanguage";
import { site } from "../settings/site";
import { keepLanguage } from "./keepLanguage";

/** What a language calls itself. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: "language" }).of(language.slice(0, 2));

/** This page in the site's other languages; path, query and place on the page are kept. */
export function LanguageSwitch() {
  const { language: current } = useContext(I18nContext).i18n;
  const { pathname, search, hash } = useLocation();
  const { path } = splitPath(pathname);
  return (
    <ul>
      {site.languages
        .filter(language => language !== current)
        .map(language => (
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
