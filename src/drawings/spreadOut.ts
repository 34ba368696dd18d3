/** A point on a drawing. */
export interface Spot {
  x: number;
  y: number;
}

/**
 * Moves spots apart until they are `gap` from each other and from the house at 0, or as far as a few rounds get
 * them, within a circle of radius `limit`. Coinciding spots form a ring, so that offices in one street can be told
 * apart. Deterministic.
 */
export function spreadOut(spots: readonly Spot[], gap: number, limit: number): Spot[] {
  const moved = spots.map(({ x, y }, i) => ({
    x: x + Math.cos(i * 2.4),
    y: y + Math.sin(i * 2.4),
  }));
  for (let round = 0; round < 30; round++) {
    moved.forEach((a, i) => {
      for (const b of moved.slice(i + 1)) push(a, b, gap);
    });
    for (const spot of moved) {
      push({ x: 0, y: 0 }, spot, gap);
      const far = Math.hypot(spot.x, spot.y) / limit;
      if (far > 1) [spot.x, spot.y] = [spot.x / far, spot.y / far];
    }
  }
  return moved;
}

function push(a: Spot, b: Spot, gap: number): void {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(x, y) || 1;
  const by = Math.max(0, gap - apart) / apart / 2;
  a.x -= x * by;
  a.y -= y * by;
  b.x += x * by;
  b.y += y * by;
}
