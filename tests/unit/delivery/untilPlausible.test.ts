// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilPlausible } from "../../../src/delivery/untilPlausible";
import { saveAnswers } from "../../../src/draft/draftStore";

const shown = Date.UTC(2026, 10, 27, 21);
beforeEach(() => {
  vi.useFakeTimers();
  saveAnswers("brokerSearch", { noticeShownAt: new Date(shown).toISOString() });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["at once", 0, 1000],
  ["a little later", 400, 600],
  ["after the second", 1000, 0],
  ["with a clock that was set back", -5000, 0],
])("pressed again %s", async (_, after, waits) => {
  vi.setSystemTime(shown + after);
  let done = false;
  void untilPlausible().then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(Math.max(0, waits - 1));
  expect(done).toBe(waits === 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
});
