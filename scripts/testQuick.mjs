// npm run test:quick: lint, import directions and types, and the unit tests affected by uncommitted changes, or by
// the last commit when there are none.
import { execFileSync } from "node:child_process";
import { checkNode } from "./checkNode.mjs";
import { runStages } from "./stages/runStages.mjs";
import { sourceStages } from "./stages/sourceStages.mjs";
import { vitestStage } from "./stages/vitestStage.mjs";

checkNode();
const changes = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
const base = changes.trim() === "" ? "HEAD~1" : "HEAD";
const unit = vitestStage("unit tests of what changed", ["--changed", base, "--passWithNoTests"], {
  mayBeEmpty: true,
});
const verbose = process.argv.includes("--verbose");
process.exit(await runStages([[...sourceStages, unit]], { verbose }));
