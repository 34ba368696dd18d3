// Leads per second into the embedded inbox, each on the disk before it is acknowledged. A server of
// its own on the last build's function, on a temporary store.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const load = createRequire(import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), "bench-inbox-"));
process.env.LEADS_DB = path.join(folder, "leads.sqlite");
process.env.LEADS_PER_HOUR = "0";
const compiled = path.resolve(import.meta.dirname, "../../.cache/functions/leads.js");
const answer = load(compiled).default;
const server = createServer((request, response) => answer(request, response));
await new Promise(resolve => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const address = server.address();
const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api/leads`;

function lead() {
  const now = new Date().toISOString();
  return {
    schema: "familiale-lead/1",
    id: randomUUID(),
    submittedAt: now,
    language: "nl-BE",
    test: true,
    build: "bench",
    insurance: { formula: "basis", options: ["hond"], startDate: null },
    family: { situation: "gezin", members: 4, ageBand: "18-59", claims: 0, currentInsurer: null },
    person: {
      firstName: "Zoë",
      lastName: "D’Hondt",
      email: "zoe@voorbeeld.example",
      phone: null,
      postcode: "9000",
      municipality: "Gent",
      contactBy: "email",
      message: null,
    },
    broker: null,
    documents: [],
    consents: { privacyNoticeShownAt: now, marketing: false },
    attribution: {},
    experiments: [],
  };
}

async function post() {
  const content = lead();
  const started = performance.now();
  const { status } = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": content.id },
    body: JSON.stringify(content),
  });
  if (status !== 201) throw new Error(`The inbox answered ${status}.`);
  return performance.now() - started;
}

console.log("| Senders at once | Leads | Per second, durable | Median wait | p95 |");
console.log("| --- | --- | --- | --- | --- |");
await Promise.all(Array.from({ length: 10 }, post));
for (const senders of [1, 10, 50]) {
  const count = 500;
  /** @type {number[]} */
  const waits = [];
  const started = performance.now();
  const sender = async () => {
    for (let turn = 0; turn < count / senders; turn++) waits.push(await post());
  };
  await Promise.all(Array.from({ length: senders }, sender));
  const seconds = (performance.now() - started) / 1000;
  waits.sort((a, b) => a - b);
  const at = /** @param {number} part */ part => Math.round(waits[Math.floor(count * part)] ?? 0);
  console.log(
    `| ${senders} | ${count} | ${Math.round(count / seconds)} | ${at(0.5)} ms | ${at(0.95)} ms |`,
  );
}
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true });
