// npm run schema: regenerates what docs/ says of the lead, config.json, flags and brokers.
import { runBin } from "./runBin.mjs";

const tests = [
  "tests/unit/brokers/brokerColumns.test.ts",
  "tests/unit/flags/servicesDoc.test.ts",
  "tests/unit/inbox/leadSchemaFile.test.ts",
  "tests/unit/server/settings.test.ts",
  "tests/unit/settings/configDoc.test.ts",
];
process.exit(runBin("vitest", ["run", ...tests], { UPDATE: "1" }));
