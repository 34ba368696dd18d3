import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { schedules } from "../../support/faults/faults";
import { runVirtually } from "../../support/faults/runVirtually";

/** More, or one that failed: FAULT_RUNS, FAULT_SEED and FAULT_PATH (docs/reliability.md). */
const { FAULT_RUNS = "500", FAULT_SEED = "20261127", FAULT_PATH } = process.env;
const runs = Number(FAULT_RUNS);

it(
  `${runs} fault schedules: nothing lost, nothing twice, and no screen that says otherwise`,
  async () => {
    vi.stubGlobal("navigator", { onLine: true });
    await fc.assert(
      fc.asyncProperty(schedules(120_000), async schedule => {
        expect(await runVirtually(structuredClone(schedule))).toEqual([]);
      }),
      { seed: Number(FAULT_SEED), numRuns: runs, ...(FAULT_PATH && { path: FAULT_PATH }) },
    );
  },
  60_000 + runs * 100,
);
