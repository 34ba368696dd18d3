import { withPrefix } from "gatsby";
import * as styles from "./House.module.css";
import type { HouseExtra } from "./HouseExtra";

interface HouseProps {
  /** Number of lit windows, in the order of the steps. */
  lit?: number | "all" | undefined;
  /** The window of the current step; 0 is none. */
  now?: number | undefined;
  /** Open once the lead was accepted. */
  door?: boolean | undefined;
  weather?: "clear" | "rain" | undefined;
  extras?: readonly HouseExtra[] | undefined;
  /** The long street of the thank-you and problem pages. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** The windows up to `count`; steps beyond the last window share it. */
const upTo = <T,>(windows: readonly T[], count: number | "all") =>
  windows[Math.min(count === "all" ? windows.length : count, windows.length) - 1];

/** The visitor's house at dusk. Its classes only set custom properties, which reach into the drawing. */
export function House(props: HouseProps) {
  const { lit = 0, now = 0, door = false, weather = "clear", extras = [], wide = false } = props;
  const names = [
    styles.house,
    wide && styles.wide,
    upTo([styles.lit1, styles.lit2, styles.lit3, styles.lit4], lit),
    upTo([styles.now1, styles.now2, styles.now3, styles.now4], now),
    door && styles.door,
    weather === "rain" && styles.rain,
    extras.includes("dog") && styles.dog,
    extras.includes("horse") && styles.horse,
    extras.includes("drone") && styles.drone,
    props.className,
  ];
  return (
    <svg
      className={names.filter(Boolean).join(" ")}
      viewBox={wide ? "0 0 432 216" : "0 0 344 220"}
      aria-hidden="true"
      focusable="false"
    >
      <use href={withPrefix(`/drawings/house.svg#${wide ? "band" : "house"}`)} />
    </svg>
  );
}
