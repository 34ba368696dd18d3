// npm run test:preview: builds a preview for another place on its host, and walks a visit through it in Chromium.
//   --built   takes the preview that is there, built with --path /voorbeeld/
import { buildPreview } from "./buildPreview.mjs";
import { checkNode } from "./checkNode.mjs";
import { findChromium } from "./findChromium.mjs";
import { runBin } from "./runBin.mjs";

const basePath = "/voorbeeld";
checkNode();
const CHROMIUM = findChromium();
if (!process.argv.includes("--built")) buildPreview({ basePath });
process.exit(
  runBin("playwright", ["test", "--config", "playwright.preview.config.ts"], {
    CHROMIUM,
    GATSBY_BASE_PATH: basePath,
  }),
);
