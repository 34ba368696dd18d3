// The whole fault experiment (docs/reliability.md): 10,000 schedules in virtual time, then 200 in a real Chromium
// on the last build. FAULT_SEED repeats a run, FAULT_PATH one failed virtual schedule; for one in Chromium use its
// number: npx playwright test faults -g "schedule 17:"
import { runBin } from "./runBin.mjs";

const { FAULT_RUNS = "10000", FAULT_PAGES = "200" } = process.env;
const env = { FAULT_RUNS, FAULT_PAGES };
process.exit(
  runBin("vitest", ["run", "tests/unit/delivery/faults.test.ts"], env) ||
    runBin("playwright", ["test", "tests/more/faults.spec.ts"], env),
);
