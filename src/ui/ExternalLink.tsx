import type { ReactNode } from "react";
import { useText } from "../i18n/useText";

interface Props {
  /** An http(s) address, validated by the caller. */
  href: string;
  className?: string;
  children: ReactNode;
  /** What opens, when it is not a page. */
  note?: string;
}

/** A link that opens a new tab, and says so. */
export function ExternalLink({ href, className, children, note }: Props) {
  const t = useText();
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children} <small>({note ?? t("site.newTab")})</small>
    </a>
  );
}
