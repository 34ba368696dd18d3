// npm run test:matrix: a whole visit in every state of every service (docs/services.md), on the last build.
import { runBin } from "./runBin.mjs";

const args = ["test", "tests/more/matrix.spec.ts", ...process.argv.slice(2)];
process.exit(runBin("playwright", args, { MATRIX: "full" }));
