// What the inbox can take, each lead durable before its reply: bundled servers in processes of their own, on temporary
// stores of both kinds; the senders take their part of the same machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importSource } from "../importSource.mjs";
import { startServer } from "../startServer.mjs";
import { quantile } from "./brokers/quantile.mjs";
import { exportLeads, peakOf } from "./inbox/exportLeads.mjs";
import { fillStore } from "./inbox/fillStore.mjs";
import { postDocuments, postLead, postLeads } from "./inbox/postLeads.mjs";

/** @type {typeof import("../../tests/support/inbox/postgresServer")} */
const { postgresServer } = await importSource("tests/support/inbox/postgresServer.ts");
const folder = mkdtempSync(path.join(tmpdir(), "bench-inbox-"));
const postgres = await postgresServer();
const rows = Number(process.env.ROWS ?? 1_000_000);
const megabyte = 1024 * 1024;

/** Rows of 2 kB per second, each synced: what the disk allows one writer who waits. */
function syncedRows() {
  const handle = openSync(path.join(folder, "rows"), "w");
  const row = new Uint8Array(2048);
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < 2000; count++) {
    writeSync(handle, row);
    fsyncSync(handle);
  }
  closeSync(handle);
  return count / 2;
}

/** Servers on one store. @param {string} store @param {number} count */
async function serve(store, count) {
  const started = performance.now();
  const env = { LEADS_STORE: store, LEADS_PER_HOUR: "0" };
  const servers = [await startServer("inbox", env)];
  const startMs = performance.now() - started;
  while (servers.length < count) servers.push(await startServer("inbox", env));
  const urls = servers.map(({ origin }) => `${origin}/familiale-verzekering/api/leads`);
  return {
    urls,
    startMs,
    pid: servers[0]?.pid ?? 0,
    stop: () => Promise.all(servers.map(server => server.stop())),
  };
}

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

try {
  console.log(
    `A row of 2 kB, written and synced in a loop: ${Math.round(syncedRows())} per second\n`,
  );
  console.log("| Store | Processes | Senders | Leads per second | p50 | p99 |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  for (const [name, fresh, processes] of kinds)
    for (const count of processes) {
      const served = await serve(await fresh(), count);
      await postLeads(served.urls, 10, 100);
      for (const senders of [1, 10, 50]) {
        const { perSecond, waits } = await postLeads(served.urls, senders, 500);
        const [p50, p99] = [0.5, 0.99].map(part => ms(quantile(waits, part)));
        console.log(
          `| ${name} | ${count} | ${senders} | ${Math.round(perSecond)} | ${p50} | ${p99} |`,
        );
      }
      await served.stop();
    }

  console.log(
    "\n| Store | Starts in | Another's lead, alone: p50, most | while 20 MB come in: p50, most |",
  );
  console.log("| --- | ---: | ---: | ---: |");
  const documents = [0, 1].map(() => new Uint8Array(9.9 * megabyte));
  for (const [name, fresh] of kinds) {
    const served = await serve(await fresh(), 1);
    const [url = ""] = served.urls;
    await postLeads([url], 10, 100);
    const others = async (/** @type {() => boolean} */ on) => {
      /** @type {number[]} */
      const waits = [];
      while (on()) waits.push(await postLead(url));
      return `${ms(quantile(waits, 0.5))}, ${ms(quantile(waits, 1))}`;
    };
    let left = 300;
    const alone = await others(() => left-- > 0);
    let under = true;
    const beside = others(() => under);
    const uploads = path.join(import.meta.dirname, "inbox/uploads.mjs");
    await once(spawn(process.execPath, [uploads, url, "5"], { stdio: "inherit" }), "exit");
    under = false;
    console.log(`| ${name} | ${ms(served.startMs)} | ${alone} | ${await beside} |`);
    const before = peakOf(served.pid);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => postDocuments(url, documents)),
    );
    const taken = statuses.filter(status => status === 201).length;
    console.log(
      `\n${name}: 10 uploads of 20 MB at once: ${taken} taken, the others told to come again; most memory ${Math.round(peakOf(served.pid))} MB (${Math.round(before)} before)\n`,
    );
    await served.stop();
  }

  console.log("| Store | Rows | Exported as CSV in | Most memory |");
  console.log("| --- | ---: | ---: | ---: |");
  for (const [name, fresh] of kinds)
    for (const count of [rows / 10, rows]) {
      const store = await fresh();
      await fillStore(
        name === "SQLite" ? { kind: "sqlite", file: store } : { kind: "postgres", url: store },
        count,
      );
      const { seconds, peak, megabytes } = await exportLeads(store);
      console.log(
        `| ${name} | ${count} (${Math.round(megabytes)} MB) | ${seconds.toFixed(1)} s | ${Math.round(peak)} MB |`,
      );
    }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
