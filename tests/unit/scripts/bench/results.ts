import type { Figure, Result } from "../../../../scripts/bench/measuring/recorder.mjs";

export const figure = (of: string, what: string, median: number, p95 = median): Figure => ({
  ...{ of, what, unit: "ms", n: 3, median, p95 },
  range: [median / 2, p95],
});

export const result = (name: string, figures: Figure[]): Result => ({
  ...{ name, date: "2026-11-29T12:00:00.000Z", commit: "0123456789abcdef", changed: false },
  machine: {
    ...{ node: "v20.1.0", system: "linux x64", cpus: 2, cpu: "Some processor", memoryGB: 8 },
    ...{ chromium: "150.0", load: 0.1 },
  },
  figures,
});
