import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of ours, without prefix and language. */
  to: string;
}

/** A link between pages of ours: prefixed once, prefetched by Gatsby. */
export function PageLink({ to, ...rest }: Props) {
  return <Link to={to} {...rest} />;
}
