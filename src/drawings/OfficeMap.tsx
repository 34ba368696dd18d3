import { withPrefix } from "gatsby";
import * as styles from "./OfficeMap.module.css";
import { type Spot, spreadOut } from "./spreadOut";

interface Point {
  /** WGS 84, in degrees. */
  lat: number;
  lon: number;
}

interface Props {
  centre: Point;
  /** Label of the centre. */
  label: string;
  radiusKm: number;
  /** Writes a number in the page's language. */
  number: (value: number, decimals?: number) => string;
  /** In the order of the list; the first gets number 1. */
  offices: readonly Point[];
}

const kmNorth = 111.2;
/** Kilometres from Belgium's north-west corner (static/drawings/map.svg). */
const onBelgium = ({ lat, lon }: Point): Spot => ({
  x: (lon - 2.5) * 70.7,
  y: (51.55 - lat) * kmNorth,
});

const ring = 90;
const dots = { fill: "none", stroke: "#bbd6d6", strokeWidth: 1.5, strokeDasharray: "1 6" } as const;
/** Where a ring's distance label may be: inside it and in its rim. */
const around = (radius: number, turns: readonly number[]): Spot[] =>
  turns.map(turn => ({
    x: Math.sin(turn * Math.PI) * radius,
    y: Math.cos(turn * Math.PI) * radius,
  }));
const labelSpots = {
  inner: around(62, [0, 1, 0.5, 1.5, 0.25, 0.75, 1.25, 1.75]),
  outer: around(101, [0, 1]),
};
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where the listed offices are: a magnifier over the country. Decorative: the list says it all in words. */
export function OfficeMap({ centre, label, radiusKm, number, offices }: Props) {
  const sprite = (id: string) => withPrefix(`/drawings/map.svg#${id}`);
  const here = onBelgium(centre);
  const scale = ring / radiusKm;
  const windows = spreadOut(
    offices.map(({ lat, lon }) => ({
      x: (lon - centre.lon) * kmNorth * Math.cos((centre.lat * Math.PI) / 180) * scale,
      y: (centre.lat - lat) * kmNorth * scale,
    })),
    27,
    ring,
  );
  const half = rounded(radiusKm / 2);
  const inner = clearest(labelSpots.inner, windows);
  const outer = clearest(labelSpots.outer, windows);
  const anchor = here.x < 70 ? "start" : here.x > 206 ? "end" : "middle";
  return (
    <div className={styles.map}>
      <svg className={styles.country} viewBox="0 0 276 232" aria-hidden="true" focusable="false">
        <use href={sprite("belgium")} width={276} height={232} />
        <circle cx={here.x} cy={here.y} r={radiusKm} fill="#ffc84a" opacity={0.3} />
        <circle cx={here.x} cy={here.y} r={5} fill="#ffc84a" />
        <text
          x={here.x}
          y={here.y + (here.y > 190 ? -14 : 28)}
          textAnchor={anchor}
          fill="#fff"
          fontSize={19}
          fontWeight={700}
        >
          {label}
        </text>
      </svg>
      <svg viewBox="-120 -120 240 240" aria-hidden="true" focusable="false">
        <circle r={117} fill="#15444e" stroke="#ffc84a" strokeWidth={4} />
        <circle r={ring} fill="#1f5661" />
        <circle r={ring / 2} fill="#2b6a75" />
        <circle r={ring / 2} {...dots} />
        <circle r={ring} {...dots} />
        <g fill="#d5e6e6" fontSize={15} fontWeight={600} textAnchor="middle">
          <text x={rounded(inner.x)} y={rounded(inner.y) + 5}>
            {number(half, Number.isInteger(half) ? 0 : 1)} km
          </text>
          <text y={outer.y + 6}>{radiusKm} km</text>
        </g>
        <use href={sprite("home")} x={-14} y={-16} width={28} height={32} />
        {windows
          .map(({ x, y }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
            <g key={i} transform={`translate(${rounded(x)} ${rounded(y)})`}>
              <use href={sprite("office")} x={-14} y={-16} width={28} height={32} />
              <text y={7} fill="#12282d" fontSize={15} fontWeight={750} textAnchor="middle">
                {i + 1}
              </text>
            </g>
          ))
          .reverse()}
      </svg>
    </div>
  );
}

/** The place farthest from all offices, to keep the label clear; the first of equals. */
function clearest(places: readonly Spot[], offices: readonly Spot[]): Spot {
  const room = (at: Spot) =>
    Math.min(...offices.map(office => Math.hypot(office.x - at.x, office.y - at.y)));
  return places.reduce((best, next) => (room(next) > room(best) ? next : best));
}
