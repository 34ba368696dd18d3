import { withPrefix } from "gatsby";
import * as styles from "./Hero.module.css";

interface HeroProps {
  className?: string | undefined;
}

/** The street of the welcome page: a close view on phones, the whole street from 48em. */
export function Hero({ className }: HeroProps) {
  return (
    <picture className={[styles.hero, className].filter(Boolean).join(" ")}>
      <source
        media="(min-width: 48em)"
        srcSet={withPrefix("/drawings/hero-wide.svg")}
        width="1280"
        height="560"
      />
      <img
        className={styles.image}
        src={withPrefix("/drawings/hero-small.svg")}
        alt=""
        width="560"
        height="300"
      />
    </picture>
  );
}
