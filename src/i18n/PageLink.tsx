import { Link } from "gatsby";
import { type AnchorHTMLAttributes, useContext } from "react";
import { I18nContext } from "react-i18next";
import { localPath } from "./localPath";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of ours, without prefix and language. */
  to: string;
}

/** A link between pages of ours, in the page's language: prefixed once, prefetched by Gatsby. */
export function PageLink({ to, ...rest }: Props) {
  // What a build with one language has no use for, it does not carry.
  if (process.env.GATSBY_MANY_LANGUAGES !== "1") return <Link to={to} {...rest} />;
  return <LocalLink to={to} {...rest} />;
}

function LocalLink({ to, ...rest }: Props) {
  const { language } = useContext(I18nContext).i18n;
  return <Link to={localPath(to, language)} {...rest} />;
}
