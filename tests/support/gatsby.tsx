import type { AnchorHTMLAttributes } from "react";
import { vi } from "vitest";
import { siteMetadata } from "../../src/build/siteMetadata";
import Legal from "../../src/slices/Legal";

let origin = "";

/** Where the site's own files are: Node's fetch, unlike a browser's, needs whole addresses. */
export function serveFrom(address: string): void {
  origin = address;
}

/** What the parts use of Gatsby, outside Gatsby: links are links, navigation is observed. */
export const navigate = vi.fn();
export const withPrefix = (path: string) => origin + path;
export const graphql = () => "";
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}
export const useStaticQuery = () => ({ site: { siteMetadata } });
/** There is one. */
export const Slice = (props: { alias: "legal"; text: string }) => <Legal {...props} />;
