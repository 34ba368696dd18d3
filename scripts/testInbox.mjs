// npm run test:inbox: the inbox experiments of docs/reliability.md, then visits with proof of work on the last
// build.
import { runBin } from "./runBin.mjs";

const experiments = ["burst", "flood", "meanwhile", "bots", "processes", "disk", "handover"].map(
  name => `tests/inbox/${name}.test.ts`,
);
process.exit(
  runBin("vitest", ["run", ...experiments, "--reporter=verbose"], { FULL: "1" }) ||
    runBin("playwright", ["test", "tests/more/proof.spec.ts"], { PROOF_VISITS: "50" }),
);
