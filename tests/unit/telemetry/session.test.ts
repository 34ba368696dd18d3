import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextSession } from "../../../src/telemetry/session";

const minute = 60_000;
const hour = 60 * minute;
const began = Date.UTC(2026, 10, 28, 9);
const first = nextSession(undefined, began, 30);
const after = (ms: number, minutes = 30) => nextSession(first, began + ms, minutes, true);

describe("session", () => {
  it.each([
    [0, 30, true],
    [29 * minute, 30, true],
    [30 * minute, 30, false],
    [59_000, 1, true],
    [minute, 1, false],
    // Less than a minute is taken for one.
    [59_000, 0, true],
    // The clock was set back.
    [-1000, 30, false],
  ])("%d ms later, with %d minutes, goes on: %s", (ms, minutes, same) => {
    const later = after(ms, minutes);
    expect(later.id === first.id).toBe(same);
    expect(later.sequence).toBe(same ? 2 : 1);
  });

  it("ends after 24 hours, however busy", () => {
    let session = first;
    for (let at = began; at < began + 24 * hour; at += 10 * minute) {
      session = nextSession(session, at, 30);
      expect(session.id).toBe(first.id);
    }
    expect(nextSession(session, began + 24 * hour, 30).id).not.toBe(first.id);
  });

  it("never lasts longer than it may, whatever the clock does", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -hour, max: 2 * hour })), jumps => {
        let now = began;
        let session = first;
        for (const jump of jumps) {
          now += jump;
          session = nextSession(session, now, 30);
          expect(now - session.began).toBeLessThan(24 * hour);
          expect(session.last).toBe(now);
        }
      }),
    );
  });
});
