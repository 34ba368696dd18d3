import type { AnchorHTMLAttributes } from "react";
import { vi } from "vitest";

/** What the parts use of Gatsby, outside Gatsby: links are links, navigation is observed. */
export const navigate = vi.fn();
export const withPrefix = (path: string) => path;
export const graphql = () => "";
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}
