import type { AnchorHTMLAttributes } from "react";
import type { Target } from "../flow/neighbours";
import { PageLink } from "./PageLink";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: Target;
}

/** A link to a flow target: one of our pages, or an external address. */
export function TargetLink({ to: { href, external }, children, ...rest }: Props) {
  if (!external)
    return (
      <PageLink to={href} {...rest}>
        {children}
      </PageLink>
    );
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
