import fc from "fast-check";
import { expect, test } from "../support/browser/test";
import { schedules } from "../support/faults/faults";
import { runInBrowser } from "../support/faults/runInBrowser";

// More, or others: FAULT_PAGES, FAULT_SEED (docs/reliability.md). One that failed: -g "schedule 17:".
const { FAULT_PAGES = "10", FAULT_SEED = "20261127" } = process.env;
const all = fc.sample(schedules(30_000, { faults: 5, acts: 4 }), {
  seed: Number(FAULT_SEED),
  numRuns: Number(FAULT_PAGES),
});

for (const [number, schedule] of all.entries()) {
  const acts = schedule.acts.map(({ act }) => act);
  const title = [schedule.faults.join(", ") || "no fault", acts.join(", ") || "no act"].join("; ");
  test(`schedule ${number}: ${title}${schedule.locks ? "" : "; no locks"}`, async ({
    context,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_|status of|CORS/);
    expect(await runInBrowser(context, schedule)).toEqual([]);
  });
}
