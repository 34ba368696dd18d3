import fc from "fast-check";

/** What can happen to one request on its way to the lead server and back. */
export const faults = [
  "refuse connection",
  "drop before commit",
  "commit, drop the answer",
  "stall",
  "commit, stall",
  "429, seconds",
  "429, date",
  "503, seconds",
  "503, date",
  "409 in flight",
  "409 received",
  "422 fields",
  "422 key reused",
  "400",
  "404",
  "500",
  "HTML 200",
  "empty 200",
  "204",
  "malformed problem",
  "fine",
] as const;
export type Fault = (typeof faults)[number];

/** What a visitor, a browser or a clock does meanwhile. */
export const acts = [
  "press",
  "drain",
  "reload",
  "open tab",
  "kill tab",
  "offline",
  "online",
  "clock ahead",
  "clock back",
  "clock right",
] as const;
export type Act = (typeof acts)[number];

/** One run: faults by order of the requests (none after the last), acts by milliseconds. */
export interface Schedule {
  faults: Fault[];
  acts: { at: number; act: Act; tab: number; by: number }[];
  /** Whether the browser has Web Locks. */
  locks: boolean;
  /** Milliseconds that the device's clock shows too few when the visit begins. */
  behind: number;
}

const hour = 3_600_000;

/** @param mostMs when the last act happens at the latest */
export function schedules(mostMs: number, most = { faults: 8, acts: 10 }): fc.Arbitrary<Schedule> {
  return fc.record({
    faults: fc.array(fc.constantFrom(...faults), { maxLength: most.faults }),
    acts: fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: mostMs }),
        act: fc.constantFrom(...acts),
        tab: fc.nat({ max: 3 }),
        /** How far a clock jumps. */
        by: fc.integer({ min: 1000, max: 100 * hour }),
      }),
      { maxLength: most.acts },
    ),
    locks: fc.boolean(),
    // Where clocks stand whose battery was empty.
    behind: fc.constantFrom(0, 0, 6 * 365 * 24 * hour),
  });
}
