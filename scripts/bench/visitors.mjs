// How much longer a visitor waits for a page while others' uploads of 20 MB are taken in: the bundled server on the last
// build, in a process of its own, with a temporary store.
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServer } from "../startServer.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "bench-visitors-"));
const server = await startServer("site", {
  LEADS_STORE: path.join(folder, "leads.sqlite"),
  LEADS_PER_HOUR: "0",
});
const base = `${server.origin}/familiale-verzekering`;
const file = Buffer.alloc(10 * 1024 * 1024 - 1024, "x");
const sha256 = createHash("sha256").update(file).digest("hex");

async function upload() {
  const now = new Date().toISOString();
  const documents = ["a.pdf", "b.pdf"].map(name => ({
    ...{ name, type: "application/pdf", size: file.byteLength, sha256 },
  }));
  const lead = {
    ...{ schema: "familiale-lead/1", id: randomUUID(), submittedAt: now, language: "nl-BE" },
    ...{ test: true, build: "bench", broker: null, documents, attribution: {}, experiments: [] },
    insurance: { formula: "basis", options: [], startDate: null },
    family: { situation: "gezin", members: 4, ageBand: "18-59", claims: 0, currentInsurer: null },
    person: {
      ...{ firstName: "Zoë", lastName: "D’Hondt", email: "zoe@voorbeeld.example", phone: null },
      ...{ postcode: "9000", municipality: "Gent", contactBy: "email", message: null },
    },
    consents: { privacyNoticeShownAt: now, marketing: false },
  };
  const form = new FormData();
  form.append("lead", new Blob([JSON.stringify(lead)], { type: "application/json" }));
  for (const { name } of documents) form.append("document", new File([file], name));
  const headers = { "Idempotency-Key": lead.id };
  const { status } = await fetch(`${base}/api/leads`, { method: "POST", headers, body: form });
  if (status !== 201) throw new Error(`The inbox answered ${status}.`);
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

/** Asks for pages one after another until `done`. @param {Promise<unknown>} done */
async function pages(done) {
  /** @type {number[]} */
  const waits = [];
  let over = false;
  done.finally(() => {
    over = true;
  });
  while (!over) waits.push(await page());
  await done;
  return waits.sort((a, b) => a - b);
}

console.log("| Meanwhile | Pages | Median | p99 | Longest |");
console.log("| --- | --- | --- | --- | --- |");
const peak = () => {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
};
await pages(new Promise(resolve => setTimeout(resolve, 1000)));
for (const [name, work] of /** @type {[string, () => Promise<unknown>][]} */ ([
  ["nothing", () => new Promise(resolve => setTimeout(resolve, 5000))],
  [
    "uploads of 20 MB, one after another",
    async () => {
      for (let turn = 0; turn < 10; turn++) await upload();
    },
  ],
])) {
  const waits = await pages(work());
  const at = /** @param {number} part */ part =>
    `${(waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0).toFixed(1)} ms`;
  console.log(`| ${name} | ${waits.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}
if (process.platform === "linux") console.log(`\nMost memory of the server: ${peak()} MB`);
await server.stop();
rmSync(folder, { recursive: true });
