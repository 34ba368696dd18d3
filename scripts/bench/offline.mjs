// On a first visit: when the first page is shown, and when the flow works offline, with 4x CPU slowdown and a
// mobile network.
import { chromium } from "@playwright/test";
import { findChromium } from "../findChromium.mjs";
import { servePublic } from "../servePublic.mjs";
import { bench } from "./measuring/bench.mjs";
import { recorder } from "./measuring/recorder.mjs";

const slowdown = 4;
const visits = bench.quick ? 1 : 3;
const record = recorder("offline");
/** Bytes per second and ms: the 4G profile of Lighthouse. */
const networks = {
  "no limit": null,
  "1.6 Mbit/s, 150 ms": { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 },
};

const { address, stop } = await servePublic();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});
console.log(
  `| network, ${slowdown}x slower | largest paint, ms | ready without a connection, ms |`,
);
console.log("| --- | ---: | ---: |");
for (const [name, network] of Object.entries(networks)) {
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    if (network) {
      await client.send("Network.enable");
      await client.send("Network.emulateNetworkConditions", { offline: false, ...network });
    }
    await page.goto(`${address}/`);
    const times = await page.evaluate(async () => {
      /** @param {string} type @returns {Promise<number>} */
      const first = type =>
        new Promise(resolve =>
          new PerformanceObserver(list =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({
            type,
            buffered: true,
          }),
        );
      const paint = await first("largest-contentful-paint");
      while (performance.getEntriesByName("offline-ready").length === 0)
        await new Promise(resolve => setTimeout(resolve, 50));
      return [paint, performance.getEntriesByName("offline-ready")[0]?.startTime ?? 0];
    });
    record.note(name, "largest paint", "ms", [times[0]]);
    record.note(name, "ready without a connection", "ms", [times[1]]);
    console.log(`| ${name} | ${times.map(time => Math.round(time)).join(" | ")} |`);
    await context.close();
  }
}
record.write();
await browser.close();
stop();
