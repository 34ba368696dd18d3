// How every page of the last build comes and answers, beside a bare page on the same server: Lighthouse's phone, then
// Chromium at 4x slowdown, without and with slow 4G. Some twenty seconds a page and round; needs a quiet machine.
// Its figures are drawn in docs/bench.md.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../findChromium.mjs";
import { startServer } from "../startServer.mjs";
import { audit } from "./load/audit.mjs";
import { writeBareSite } from "./load/bareSite.mjs";
import { contestants } from "./load/contestants.mjs";
import { visit } from "./load/visit.mjs";
import { bench } from "./measuring/bench.mjs";
import { recorder } from "./measuring/recorder.mjs";

const rounds = bench.rounds ?? (bench.quick ? 1 : 5);
const presses = bench.quick ? 2 : 5;
const folder = mkdtempSync(path.join(tmpdir(), "bench-load-"));
writeBareSite(path.join(folder, "bare"));
const env = { LEADS_DB: path.join(folder, "leads.sqlite") };
const site = await startServer("site", env, bench.root);
const bare = await startServer("site", env, folder, "bare");
const base = "/familiale-verzekering";
const record = recorder("load");
try {
  const all = contestants(`${site.origin}${base}`, `${bare.origin}${base}/`);
  for (let round = 0; round < rounds; round++) {
    // Each round starts one further, so that the machine's mood hits all alike.
    for (let turn = 0; turn < all.length; turn++) {
      const one = all[(turn + round) % all.length];
      if (one) await measure(one, round);
    }
    record.write();
  }
} finally {
  await site.stop();
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {import("./load/contestants.mjs").Contestant} one @param {number} round */
async function measure(one, round) {
  const started = performance.now();
  await audit(one, record);
  const browser = await chromium.launch({
    executablePath: findChromium({ whole: true }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    await visit(browser, one, record, presses);
  } finally {
    await browser.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`round ${round + 1} of ${rounds}, ${one.name}: ${seconds} s`);
}
