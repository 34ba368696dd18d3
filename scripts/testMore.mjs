// npm run test:more: slow and rare tests, on npm test's build with --built, else on one of its own.
import { checkNode } from "./checkNode.mjs";
import { findChromium } from "./findChromium.mjs";
import { findHosts } from "./findHosts.mjs";
import { browserStage } from "./stages/browserStage.mjs";
import { buildStage } from "./stages/buildStage.mjs";
import { runStages } from "./stages/runStages.mjs";
import { vitestStage } from "./stages/vitestStage.mjs";

checkNode();
// Some tests need more than the headless shell.
findChromium({ whole: true });
findHosts();
const groups = [
  process.argv.includes("--built") ? [] : [buildStage],
  [
    browserStage("slow and rare browser tests", {
      args: ["--project", "more"],
      env: { MATRIX: "full" },
    }),
    browserStage("a second language", { script: "scripts/testLanguages.mjs" }),
    browserStage("a prefix for the first language too", {
      script: "scripts/testLanguages.mjs",
      args: ["--default-language-page"],
    }),
    browserStage("another provider", { script: "scripts/testBrand.mjs" }),
    browserStage("a preview with a third-party script", { script: "scripts/testScripts.mjs" }),
    { name: "gatsby develop, with its inbox", args: ["scripts/testDevelop.mjs"] },
    { name: "the same bytes in two folders", args: ["scripts/testTwice.mjs"] },
    vitestStage("nginx and Caddy", ["--project", "hosting"]),
    vitestStage("the inbox in processes of its own", ["--project", "inbox"]),
  ],
];
process.exit(await runStages(groups, { verbose: process.argv.includes("--verbose") }));
