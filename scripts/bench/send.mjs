// Time from the click on send to the painted thank-you page, in Chromium at 4x slowdown: into the site's own inbox,
// and to an endpoint that replies at once or after 300 ms, with and without proof of work. Needs a quiet machine.
// Prints a table of docs/reliability.md.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../findChromium.mjs";
import { servePublic } from "../servePublic.mjs";
import { answers } from "./answers.mjs";
import { bench } from "./measuring/bench.mjs";
import { quantile } from "./measuring/quantile.mjs";
import { recorder } from "./measuring/recorder.mjs";

const samples = bench.quick ? 1 : 15;
const record = recorder("send");
const folder = mkdtempSync(path.join(tmpdir(), "bench-send-"));
process.env.LEADS_DB = path.join(folder, "leads.sqlite");
const config = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../../static/config.json"), "utf8"),
);

let delay = 0;
const endpoint = createServer((request, response) => {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "*");
  if (request.method === "OPTIONS") return response.writeHead(204).end();
  request.resume().on("end", () =>
    setTimeout(() => {
      response.writeHead(201, { "Content-Type": "application/json" });
      response.end('{ "reference": "FV-7K3M-9QXT" }');
    }, delay),
  );
});
await new Promise(resolve => endpoint.listen(0, "localhost", () => resolve(undefined)));
const listening = endpoint.address();
const port = typeof listening === "object" ? listening?.port : 0;

/** Runs in the page before its scripts: sets config.json, and measures from click to paint. */
const prepare = (/** @type {{ draft: string, config: string }} */ kept) => {
  sessionStorage.setItem("familiale:draft", kept.draft);
  const own = window.fetch;
  window.fetch = (url, init) =>
    String(url).endsWith("/config.json")
      ? Promise.resolve(new Response(kept.config))
      : own(url, init);
  addEventListener(
    "click",
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest("button[type=submit]")) return;
      const painted = new MessageChannel();
      painted.port1.onmessage = () =>
        Object.assign(window, { took: performance.now() - timeStamp });
      // The first task after the frame's own callbacks runs once the frame has been painted.
      const look = () =>
        document.querySelector("[data-delivery=accepted]")
          ? painted.port2.postMessage(0)
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    },
    true,
  );
};

const site = await servePublic();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});

/** @param {Record<string, unknown>} lead section of config.json */
async function sendOnce(lead) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(prepare, {
    draft: JSON.stringify({ version: 1, answers, brokerContext: null }),
    config: JSON.stringify({ ...config, lead: { ...config.lead, ...lead } }),
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${site.address}/makelaar/`);
  await page.waitForSelector("html[data-live]");
  await page.locator("[name=broker][value=none]").check();
  // The first touch fetches what sending needs; visitors read before they press.
  await page.waitForLoadState("networkidle");
  await page.locator("button[type=submit]").click();
  const took = await page.waitForFunction(() => /** @type {any} */ (window).took);
  const time = Number(await took.jsonValue());
  await context.close();
  return time;
}

const own = { endpoint: `http://localhost:${port}/leads` };
const rows = /** @type {const} */ ([
  ["the site's own inbox, on the disk", 0, {}],
  ["an endpoint that answers at once", 0, own],
  ["an endpoint that answers after 300 ms", 300, own],
  ["at once, with `lead.proof`", 0, { ...own, proof: true }],
  ["after 300 ms, with `lead.proof`", 300, { ...own, proof: true }],
]);
console.log("| Click to painted thank-you, 4x slowdown | median | p95 | most |");
console.log("| --- | ---: | ---: | ---: |");
try {
  for (const [name, wait, lead] of rows) {
    delay = wait;
    /** @type {number[]} */
    const times = [];
    for (let sample = 0; sample < samples; sample++) times.push(await sendOnce(lead));
    record.note(name, "click to thank-you", "ms", times);
    const cells = [0.5, 0.95, 1].map(part => `${Math.round(quantile(times, part))} ms`);
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  record.write();
} finally {
  await browser.close();
  site.stop();
  endpoint.closeAllConnections();
  endpoint.close();
  rmSync(folder, { recursive: true, force: true });
}
