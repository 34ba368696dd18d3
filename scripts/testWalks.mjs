// npm run test:walks [count]: random walks (100 by default) through the flow while a host alternates two real
// builds: the last one, and one made here of the same source with an extra line in the app and in each step.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { copySite } from "./copySite.mjs";
import { findChromium } from "./findChromium.mjs";
import { runBin } from "./runBin.mjs";

const root = path.resolve(import.meta.dirname, "..");
const walks = process.argv[2] ?? "100";
if (!existsSync(path.join(root, "public/offline-files.json"))) {
  console.error("There is no built site. Build it first: npm run build");
  process.exit(1);
}
const other = copySite("other-source");
const line = '\nif (typeof document === "object") document.documentElement.dataset.other = "1";\n';
appendFileSync(path.join(other, "gatsby-browser.tsx"), line);
for (const name of readdirSync(path.join(other, "src/templates")))
  appendFileSync(path.join(other, "src/templates", name), line);

const build = [path.join(other, "scripts/run.mjs"), "build"];
const status =
  (spawnSync(process.execPath, build, { stdio: "inherit" }).status ?? 1) ||
  runBin("playwright", ["test", "tests/more/walks.spec.ts"], {
    WALKS: walks,
    OTHER_BUILD: path.join(other, "public"),
    CHROMIUM: findChromium(),
  });
rmSync(other, { recursive: true });
process.exit(status);
