// npm test: what must hold at each commit, fastest failure first. Slow and rare tests are in npm run test:more.
import { checkNode } from "./checkNode.mjs";
import { browserStage } from "./stages/browserStage.mjs";
import { buildStage } from "./stages/buildStage.mjs";
import { runStages } from "./stages/runStages.mjs";
import { sourceStages } from "./stages/sourceStages.mjs";
import { vitestStage } from "./stages/vitestStage.mjs";

checkNode();
const groups = [
  [
    { ...buildStage, beside: true },
    ...sourceStages,
    vitestStage(
      "unit tests",
      ["parts", "device", "rules"].map(name => `--project=${name}`),
    ),
  ],
  [
    { name: "notices", args: ["scripts/notices.mjs", "--check"] },
    vitestStage("built site", ["--config", "vitest.built.config.ts"]),
    browserStage("browser tests", { args: ["--project", "browser"] }),
  ],
];
process.exit(await runStages(groups, { verbose: process.argv.includes("--verbose") }));
