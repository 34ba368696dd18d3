// npm run test:develop: starts `npm run develop` in a copy of the site (it writes to public/ and .cache), on a free port.
// Chromium must show the welcome page, and the inbox that it mounts must take a lead.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { benchLead } from "./bench/inbox/benchLead.mjs";
import { checkNode } from "./checkNode.mjs";
import { copySite } from "./copySite.mjs";
import { findChromium } from "./findChromium.mjs";

checkNode();
/** Far more than it takes on a busy machine, in ms. */
const patience = { start: 600_000, page: 120_000, end: 30_000 };

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address && typeof address === "object" ? address.port : 0;
}

const executablePath = findChromium();
const copy = copySite("develop");
const origin = `http://127.0.0.1:${await freePort()}`;
const develop = spawn(process.execPath, ["scripts/run.mjs", "develop"], {
  cwd: copy,
  // A group of its own, so that all of it can be ended.
  detached: process.platform !== "win32",
  env: { ...process.env, PORT: new URL(origin).port, HOST: "127.0.0.1", LEADS_STORE: "" },
  stdio: ["ignore", "pipe", "pipe"],
});
let said = "";
for (const stream of [develop.stdout, develop.stderr])
  stream.on("data", data => {
    said += String(data);
  });

/** The start page as it is served, once it is. */
async function served() {
  const until = performance.now() + patience.start;
  while (performance.now() < until) {
    if (develop.exitCode !== null) throw new Error(`It ended with ${develop.exitCode}.`);
    const answer = await fetch(`${origin}/`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(500);
  }
  throw new Error("It does not serve the start page.");
}

/** The page runs, and not only its HTML is there: `develop` renders in the browser. */
async function shown() {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on("pageerror", error => faults.push(error.message));
    await page.goto(`${origin}/`, { timeout: patience.page });
    await page.getByRole("heading", { level: 1 }).waitFor({ timeout: patience.page });
    if (faults.length > 0) throw new Error(`The page failed: ${faults.join("; ")}`);
  } finally {
    await browser.close();
  }
}

async function taken() {
  const lead = benchLead();
  const headers = { "Content-Type": "application/json", "Idempotency-Key": lead.id };
  const body = JSON.stringify(lead);
  const answer = await fetch(`${origin}/api/leads`, { method: "POST", headers, body });
  const text = await answer.text();
  if (answer.status !== 201 || !/"reference":"FV-/.test(text))
    throw new Error(`The inbox answered ${answer.status}: ${text}`);
  if (!existsSync(path.join(copy, ".data/leads.sqlite"))) throw new Error("Nothing is stored.");
}

/** As an operator's Ctrl-C does. */
async function ended() {
  const exit = once(develop, "exit");
  develop.kill("SIGTERM");
  const done = await Promise.race([exit, pause(patience.end, null)]);
  if (!done) throw new Error("It does not end.");
  if (await fetch(`${origin}/`).catch(() => null)) throw new Error("It ended, and still answers.");
}

/** Ends what is left of it, and removes the copy. */
function clear() {
  if (process.platform !== "win32" && develop.pid)
    try {
      process.kill(-develop.pid, "SIGKILL");
    } catch {
      // All of it has ended.
    }
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
}
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => {
    clear();
    process.exit(1);
  });

let failed = 0;
const begun = performance.now();
try {
  for (const [what, step] of /** @type {const} */ ([
    ["serves the start page", served],
    ["shows it", shown],
    ["takes a lead", taken],
    ["ends", ended],
  ])) {
    await step();
    console.log(`develop ${what}: after ${Math.round((performance.now() - begun) / 1000)} s`);
  }
} catch (error) {
  console.error(`${said.slice(-4000)}\n${error instanceof Error ? error.message : error}`);
  failed = 1;
} finally {
  clear();
}
process.exit(failed);
