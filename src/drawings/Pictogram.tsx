import { withPrefix } from "gatsby";
import * as styles from "./Pictogram.module.css";
import type { PictogramName } from "./PictogramName";

interface PictogramProps {
  name: PictogramName;
  /** For an unlit window: pale lines and dusk fills. */
  dark?: boolean | undefined;
  className?: string | undefined;
}

/** A small outlined picture for a card or a window; always decorative. */
export function Pictogram({ name, dark = false, className }: PictogramProps) {
  return (
    <svg
      className={[styles.pictogram, dark && styles.dark, className].filter(Boolean).join(" ")}
      viewBox="0 0 56 56"
      aria-hidden="true"
      focusable="false"
    >
      <use href={withPrefix(`/drawings/pictograms.svg#${name}`)} />
    </svg>
  );
}
