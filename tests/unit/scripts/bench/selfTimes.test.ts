import { expect, it } from "vitest";
import { selfTimes } from "../../../../scripts/bench/profile/selfTimes.mjs";

const event = (name: string, ts: number, dur: number, url?: string) => ({
  ...{ name, ph: "X", pid: 1, tid: 1, ts, dur, tdur: dur },
  ...(url && { args: { data: { url: `http://localhost/${url}` } } }),
});

it("counts each moment once, for the innermost event with a cause", () => {
  const events = [
    event("RunTask", 0, 10_000),
    event("FunctionCall", 1000, 8000, "framework-0123456789.js"),
    event("MinorGC", 2000, 1000),
    event("Layout", 4000, 3000),
    event("V8.Something", 4500, 500),
    event("RunTask", 20_000, 4000),
    event("EvaluateScript", 20_000, 3000, "app-0123456789.js"),
    event("v8.run", 20_500, 2000),
    event("EvaluateScript", 23_500, 500, "uw-gegevens/"),
  ];
  expect(Object.fromEntries(selfTimes(events, 0, 30_000))).toEqual({
    "the browser's own": 2.5,
    "inline scripts": 0.5,
    "React, with the pieces it calls": 4,
    "collecting garbage": 1,
    layout: 3,
    "starting scripts": 3,
  });
});

it("leaves out what came before the page, after it was live, or has no length", () => {
  const events = [event("Layout", 0, 5), event("Layout", 100, 5), event("Layout", 999, 5)];
  const mark = { name: "mark", ph: "R", pid: 1, tid: 1, ts: 100 };
  expect(Object.fromEntries(selfTimes([...events, mark], 50, 500))).toEqual({ layout: 0.005 });
});
