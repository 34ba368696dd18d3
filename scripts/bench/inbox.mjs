// What the inbox can take, each lead durable before its reply: bundled servers in processes of their own, on temporary
// stores of both kinds; the senders take their part of the same machine. ROWS=1000 for a small list to export.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundleServer } from "../bundleServer.mjs";
import { importSource } from "../importSource.mjs";
import { exportLeads, peakOf } from "./inbox/exportLeads.mjs";
import { fillStore } from "./inbox/fillStore.mjs";
import { postDocuments, postLead, postLeads } from "./inbox/postLeads.mjs";
import { serveInboxes } from "./inbox/serveInboxes.mjs";
import { startTimes } from "./inbox/startTimes.mjs";
import { syncedRows } from "./inbox/syncedRows.mjs";
import { quantile } from "./measuring/quantile.mjs";
import { recorder } from "./measuring/recorder.mjs";

/** @type {typeof import("../../tests/support/inbox/postgresServer")} */
const { postgresServer } = await importSource("tests/support/inbox/postgresServer.ts");
const folder = mkdtempSync(path.join(tmpdir(), "bench-inbox-"));
const postgres = await postgresServer();
const rows = Number(process.env.ROWS ?? 1_000_000);
const record = recorder("inbox");

let stores = 0;
const sqlite = () => {
  stores += 1;
  return path.join(folder, `${stores}`, "leads.sqlite");
};
const kinds = /** @type {const} */ ([
  ["SQLite", sqlite, [1, 2]],
  ["PostgreSQL", postgres.database, [1, 2, 4]],
]);
const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;

async function leadsPerSecond() {
  const bare = Math.round(syncedRows(path.join(folder, "rows")));
  console.log(`A row of 2 kB, written and synced in a loop: ${bare} per second\n`);
  console.log("| Store | Processes | Senders | Leads per second | p50 | p99 |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  for (const [name, fresh, processes] of kinds)
    for (const count of processes) {
      const served = await serveInboxes(await fresh(), count);
      await postLeads(served.urls, 10, 100);
      for (const senders of [1, 10, 50]) {
        const { perSecond, waits } = await postLeads(served.urls, senders, 500);
        const of = `${name}, ${count} processes, ${senders} senders`;
        record.note(of, "leads", "per s", [perSecond]);
        record.note(of, "wait for a reply", "ms", waits);
        const [p50, p99] = [0.5, 0.99].map(part => ms(quantile(waits, part)));
        const place = `| ${name} | ${count} | ${senders} |`;
        console.log(`${place} ${Math.round(perSecond)} | ${p50} | ${p99} |`);
      }
      await served.stop();
    }
}

/** What one sender's leads wait while `on`: median and most. @param {string} url @param {() => boolean} on */
async function waitsOf(url, on) {
  /** @type {number[]} */
  const waits = [];
  while (on()) waits.push(await postLead(url));
  return `${ms(quantile(waits, 0.5))}, ${ms(quantile(waits, 1))}`;
}

async function besideUploads() {
  console.log("\n| Store | Another's lead, alone: p50, most | while 20 MB come in: p50, most |");
  console.log("| --- | ---: | ---: |");
  for (const [name, fresh] of kinds) {
    const served = await serveInboxes(await fresh(), 1);
    const [url = ""] = served.urls;
    await postLeads([url], 10, 100);
    let left = 300;
    const alone = await waitsOf(url, () => left-- > 0);
    let under = true;
    const beside = waitsOf(url, () => under);
    const uploads = path.join(import.meta.dirname, "inbox/uploads.mjs");
    await once(spawn(process.execPath, [uploads, url, "5"], { stdio: "inherit" }), "exit");
    under = false;
    console.log(`| ${name} | ${alone} | ${await beside} |`);
    await served.stop();
  }
}

async function memory() {
  console.log(
    "\n| Store | Most memory after 100 leads | with 10 uploads of 20 MB at once | Taken; answers to the others |",
  );
  console.log("| --- | ---: | ---: | --- |");
  const documents = [0, 1].map(() => new Uint8Array(9.9 * 1024 * 1024));
  for (const [name, fresh] of kinds) {
    const served = await serveInboxes(await fresh(), 1);
    const [url = ""] = served.urls;
    await postLeads([url], 10, 100);
    const [before, uploads] = [peakOf(served.pid), Array.from({ length: 10 }, () => documents)];
    const statuses = await Promise.all(uploads.map(content => postDocuments(url, content)));
    // The others are told to come again (503), or on a very busy machine that they took too long (408).
    const taken = statuses.filter(status => status === 201).length;
    const others = statuses.filter(status => status !== 201);
    const [idle, most] = [before, peakOf(served.pid)].map(Math.round);
    record.note(name, "most memory with 10 uploads of 20 MB", "MB", [most]);
    console.log(`| ${name} | ${idle} MB | ${most} MB | ${taken}; ${others.sort().join(", ")} |`);
    await served.stop();
  }
}

async function starts() {
  await bundleServer();
  console.log("\n| Store | Starts in, making its tables | again, median of 5 |");
  console.log("| --- | ---: | ---: |");
  for (const [name, fresh] of kinds) {
    const [first = 0, ...again] = await startTimes(await fresh(), 6);
    record.note(name, "start, making its tables", "ms", [first]);
    record.note(name, "start", "ms", again);
    console.log(`| ${name} | ${ms(first)} | ${ms(quantile(again, 0.5))} |`);
  }
}

async function exports() {
  console.log("\n| Store | Rows | Exported as CSV in | Most memory |");
  console.log("| --- | ---: | ---: | ---: |");
  for (const [name, fresh] of kinds)
    for (const count of [rows / 10, rows]) {
      const store = await fresh();
      const isFile = name === "SQLite";
      await fillStore(
        isFile ? { kind: "sqlite", file: store } : { kind: "postgres", url: store },
        count,
      );
      const { seconds, peak, megabytes } = await exportLeads(store);
      record.note(`${name}, ${count} rows as CSV`, "time", "s", [seconds]);
      record.note(`${name}, ${count} rows as CSV`, "most memory", "MB", [peak]);
      const size = `${count} (${Math.round(megabytes)} MB)`;
      console.log(`| ${name} | ${size} | ${seconds.toFixed(1)} s | ${Math.round(peak)} MB |`);
    }
}

try {
  for (const measure of [leadsPerSecond, besideUploads, memory, starts, exports]) await measure();
  record.write();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
