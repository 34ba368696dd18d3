// npm run screens: pictures of every screen in every state, of the preview in preview/, into screens/ (not in git).
//   --readme   also writes those that README shows into docs/screens/
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./findChromium.mjs";
import { screensPage } from "./screens/screensPage.mjs";
import { startServer } from "./startServer.mjs";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "screens");
const widths = [360, 1280];
/** How high a window is; a picture is as high as its page. */
const height = 900;
/** Those in docs/screens: name there, screen, width, and how much of its height. */
const readme = /** @type {const} */ ([
  ["welkom-1280", "welkom", 1280, 1100],
  ["verzekeringskeuze-360", "verzekeringskeuze-ingevuld", 360, 1500],
  ["gezinssituatie-360", "gezinssituatie-ingevuld", 360, 1500],
  ["uw-gegevens-fout-360", "uw-gegevens-fouten", 360, 1500],
  ["makelaar-1280", "makelaar-ingevuld", 1280, 2000],
  ["bedankt-1280", "bedankt", 1280, 1100],
]);

const home = path.join(root, "preview/index.html");
if (!existsSync(path.join(root, "preview/schermen/index.html"))) {
  console.error("There is no preview. Build one: npm run preview -- --build");
  process.exit(1);
}
const base = /href="([^"]*)\/favicon\.svg"/.exec(readFileSync(home, "utf8"))?.[1] ?? "";
const server = await startServer("site", { GATSBY_BASE_PATH: base }, root, "preview");
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});
/** Where nothing moves, and no worker answers from an earlier preview. */
const context = await browser.newContext({
  locale: "nl-BE",
  timezoneId: "Europe/Brussels",
  reducedMotion: "reduce",
  serviceWorkers: "block",
  // For the style that hides the banner.
  bypassCSP: true,
});
const failed = await pictures().finally(async () => {
  await browser.close();
  await server.stop();
});
if (failed.length > 0) console.error(`These did not come: ${failed.join(", ")}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Takes all pictures; returns the screens that did not come. */
async function pictures() {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const gallery = await context.newPage();
  await gallery.goto(`${server.origin}${base}/schermen/`);
  const cards = await gallery.locator("section[id]:has(h3)").evaluateAll(sections =>
    sections.map(section => ({
      id: section.id,
      page: section.closest("section:has(> h2)")?.querySelector("h2")?.textContent ?? "",
      state: section.querySelector("h3")?.textContent ?? "",
      address: section.querySelector("a")?.href ?? "",
    })),
  );
  const lost = /** @type {string[]} */ ([]);
  for (const { id, address } of cards)
    for (const width of widths)
      if (!(await picture(address, id, width))) lost.push(`${id} (${width})`);
  writeFileSync(path.join(target, "index.html"), screensPage(cards, widths));
  console.log(`${cards.length * widths.length - lost.length} pictures; open screens/index.html.`);
  if (process.argv.includes("--readme") && lost.length === 0) await writeReadme();
  return lost;
}

/** @param {string} address @param {string} id @param {number} width */
async function picture(address, id, width) {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await page.locator("body[data-screen-ready]").waitFor({ state: "attached" });
    // The banner of a preview is no part of the site; the focus is a reader's.
    await page.addStyleTag({ content: "section:has(> #preview) { display: none }" });
    await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
    await page.screenshot({ path: path.join(target, `${id}-${width}.png`), fullPage: true });
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}

/** The upper part of some, in few colours: they stand in the repository. */
async function writeReadme() {
  const { default: sharp } = await import("sharp");
  for (const [name, id, width, most] of readme) {
    const whole = sharp(path.join(target, `${id}-${width}.png`));
    const { height: own = most } = await whole.metadata();
    const part = { left: 0, top: 0, width, height: Math.min(most, own) };
    await whole
      .extract(part)
      .png({ palette: true, colours: 32, effort: 10 })
      .toFile(path.join(root, `docs/screens/${name}.png`));
  }
}
