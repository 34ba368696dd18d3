// How much longer a visitor waits for a page while others' uploads of 20 MB are taken in: the bundled server on the last
// build with a temporary store, who asks for pages, and who uploads, each in a process of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServer } from "../startServer.mjs";
import { peakOf } from "./inbox/exportLeads.mjs";
import { quantile } from "./measuring/quantile.mjs";
import { recorder } from "./measuring/recorder.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "bench-visitors-"));
const server = await startServer("site", {
  LEADS_STORE: path.join(folder, "leads.sqlite"),
  LEADS_PER_HOUR: "0",
});
const base = `${server.origin}/familiale-verzekering`;
const uploads = 20;
const record = recorder("visitors");

/** @param {number} count */
async function upload(count) {
  const script = path.join(import.meta.dirname, "inbox/uploads.mjs");
  const args = [script, `${base}/api/leads`, String(count)];
  const [code] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`The uploads ended with ${code}.`);
}

/** A page, on a connection of its own. @returns {Promise<number>} ms */
const page = () =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    request(`${base}/`, { agent: false }, answer => {
      answer.resume().once("end", () => resolve(performance.now() - started));
    })
      .once("error", reject)
      .end();
  });

/** Asks for pages, twenty per second as visitors of a busy site would, until `done`. @param {Promise<unknown>} done */
async function pages(done) {
  /** @type {number[]} */
  const waits = [];
  let over = false;
  done.finally(() => {
    over = true;
  });
  while (!over) {
    waits.push(await page());
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  await done;
  return waits;
}

/** Processor time of the thread that answers, in ms; Linux only. */
function answeringMs() {
  if (process.platform !== "linux") return Number.NaN;
  const told = readFileSync(`/proc/${server.pid}/task/${server.pid}/schedstat`, "utf8");
  return Number(told.split(" ")[0]) / 1e6;
}

console.log("| Meanwhile | Pages | Median | p99 | Longest |");
console.log("| --- | ---: | ---: | ---: | ---: |");
await pages(upload(2));
for (const [name, work] of /** @type {[string, () => Promise<unknown>][]} */ ([
  ["nothing", () => new Promise(resolve => setTimeout(resolve, 5000))],
  ["uploads of 20 MB, one after another", () => upload(uploads)],
])) {
  const waits = await pages(work());
  const [median, p99, longest] = [0.5, 0.99, 1].map(
    part => `${quantile(waits, part).toFixed(1)} ms`,
  );
  record.note(`meanwhile ${name}`, "wait for a page", "ms", waits);
  console.log(`| ${name} | ${waits.length} | ${median} | ${p99} | ${longest} |`);
}
const before = answeringMs();
await upload(uploads);
const each = (answeringMs() - before) / uploads;
console.log(`\nOf the thread that answers: ${each.toFixed(0)} ms of processor time per upload.`);
console.log(`Most memory of the server: ${Math.round(peakOf(server.pid))} MB.`);
record.note("the answering thread", "processor time per upload of 20 MB", "ms", [each]);
record.note("the server", "most memory", "MB", [peakOf(server.pid)]);
record.write();
await server.stop();
rmSync(folder, { recursive: true });
