import { Link } from "gatsby";
import { type AnchorHTMLAttributes, useContext } from "react";
import { I18nContext } from "react-i18next";
import { localPath } from "../language/localPath";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Local path without base path and language. */
  to: string;
}

/** A link between our pages, in the page's language; prefetched by Gatsby. */
export function PageLink({ to, ...rest }: Props) {
  // Lets single-language builds drop LocalLink.
  if (process.env.GATSBY_MANY_LANGUAGES !== "1") return <Link to={to} {...rest} />;
  return <LocalLink to={to} {...rest} />;
}

function LocalLink({ to, ...rest }: Props) {
  const { language } = useContext(I18nContext).i18n;
  return <Link to={localPath(to, language)} {...rest} />;
}
