import { withPrefix } from "gatsby";
import * as styles from "./Icon.module.css";
import type { IconName } from "./IconName";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A decorative line icon in the text colour; the words beside it carry the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(" ")}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={withPrefix(`/drawings/icons.svg#${name}`)} />
    </svg>
  );
}
