// Our pages beside others' form pages, in a benchmark of theirs that is present on this machine (docs/bench.md). Its
// figures come into bench/results/ in our form: what it writes itself names folders.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "../findChromium.mjs";
import { importSource } from "../importSource.mjs";
import { bench } from "./measuring/bench.mjs";
import { recorder } from "./measuring/recorder.mjs";
import { notePeers } from "./peers/notePeers.mjs";
import { ourPages } from "./peers/ourPages.mjs";

const runner = bench.peers && path.join(bench.peers, "run.mjs");
if (!runner || !existsSync(runner)) {
  console.error(
    "`peers` needs the folder of a benchmark with a run.mjs, built: npm run bench -- peers --with <folder>",
  );
  process.exit(1);
}
const { household, draftOf } = await importSource("tests/support/browser/household.ts");
const folder = mkdtempSync(path.join(tmpdir(), "bench-peers-"));
const session = path.join(folder, "session.json");
const out = path.join(folder, "out.json");
const draft = JSON.stringify(draftOf(household(), "yourInformation"));
writeFileSync(session, JSON.stringify({ "familiale:draft": draft }));
const rounds = String(bench.rounds ?? (bench.quick ? 1 : 5));
const few = bench.quick ? ["--only", "limit,react18-rhf", "--clicks", "1", "--probes", "1"] : [];
const ours = ourPages.flatMap(({ name, path: at }) => [
  "--ours",
  `${name}=${path.join(bench.root, "public")}:/familiale-verzekering:${at}`,
]);
const record = recorder("peers");
try {
  const { status } = spawnSync(
    process.execPath,
    [runner, "--runs", rounds, ...few, ...ours, "--out", out],
    {
      cwd: bench.peers,
      stdio: "inherit",
      env: {
        ...process.env,
        BENCH_SESSION: session,
        CHROME_PATH: findChromium({ whole: true }),
      },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  notePeers(JSON.parse(readFileSync(out, "utf8")), record);
  record.write();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
