import { render } from "@testing-library/react";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OfficeMap } from "../../../src/drawings/OfficeMap";
import { spreadOut } from "../../../src/drawings/spreadOut";
import { readableNumber } from "../../../src/language/readableNumber";

const spot = fc.record({
  x: fc.double({ min: -90, max: 90, noNaN: true }),
  y: fc.double({ min: -90, max: 90, noNaN: true }),
});
const distance = (a: { x: number; y: number }, b = { x: 0, y: 0 }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe("spreadOut", () => {
  it("keeps every spot in the circle, in order, and gives the same twice", () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 30 }), spots => {
        const moved = spreadOut(spots, 27, 90);
        expect(moved).toHaveLength(spots.length);
        for (const each of moved) expect(distance(each)).toBeLessThan(90.001);
        expect(spreadOut(spots, 27, 90)).toEqual(moved);
      }),
    );
  });

  it("tells ten offices in one spot apart, and leaves lone ones nearly where they are", () => {
    const moved = spreadOut(Array(10).fill({ x: 5, y: -3 }), 27, 90);
    for (const [i, a] of moved.entries())
      for (const b of moved.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(20);
    const [lone] = spreadOut([{ x: 60, y: 20 }], 27, 90);
    expect(distance(lone ?? { x: 0, y: 0 }, { x: 60, y: 20 })).toBeLessThan(1.5);
  });
});

describe("OfficeMap", () => {
  const gent = { lat: 51.05, lon: 3.72 };

  it("numbers the offices as the list does, in their direction, and is hidden from who cannot see it", () => {
    const offices = [
      { lat: 51.12, lon: 3.72 },
      { lat: 51.05, lon: 3.62 },
    ];
    const { container } = render(
      <OfficeMap
        number={readableNumber}
        centre={gent}
        label="Gent"
        radiusKm={10}
        offices={offices}
      />,
    );
    expect(container.querySelectorAll("svg")).not.toHaveLength(0);
    expect(container.querySelectorAll("svg:not([aria-hidden=true])")).toHaveLength(0);
    const where = Object.fromEntries(
      [...container.querySelectorAll("g[transform]")].map(group => [
        group.textContent,
        (group.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number),
      ]),
    );
    expect(where["1"]?.[1]).toBeLessThan(-50);
    expect(where["2"]?.[0]).toBeLessThan(-50);
    expect(container.textContent).toContain("Gent");
    expect(container.textContent).toContain("5 km");
    expect(container.textContent).toContain("10 km");
  });

  it("draws the rings to the radius", () => {
    const { container } = render(
      <OfficeMap number={readableNumber} centre={gent} label="Gent" radiusKm={35} offices={[]} />,
    );
    expect(container.textContent).toBe("Gent17,5 km35 km");
  });
});
