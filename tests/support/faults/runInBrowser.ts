import { type BrowserContext, expect, type Page } from "@playwright/test";
import config from "../../../static/config.json";
import { household, keepDraft } from "../browser/household";
import { address, control, open } from "../browser/walk";
import { browserTime } from "./browserTime";
import { claim } from "./claim";
import type { Schedule } from "./faults";
import { hasDraft } from "./hasDraft";
import { ledgerHost } from "./ledgerHost";
import { hasUnheard, outboxRows } from "./outboxRows";
import { press } from "./press";
import { type Saying, saidBefore, saysNow, watchScreens } from "./watchScreens";

/** What went wrong with one schedule in a real browser; empty when the promise held. */
export async function runInBrowser(context: BrowserContext, schedule: Schedule): Promise<string[]> {
  const host = await ledgerHost([...schedule.faults]);
  const breaches: string[] = [];
  const told: Saying[] = [];
  const stored = () => [...host.ledger.values()].map(({ reference }) => reference);
  await watchScreens(context, saying => {
    told.push(saying);
    if (saying.says === "accepted" && String(stored()) !== saying.reference)
      breaches.push(`said ${saying.reference}, stored ${stored()}`);
  });
  await context.route(`**${address("/config.json")}`, route =>
    route.fulfill({
      json: { ...config, lead: { ...config.lead, endpoint: host.url, timeoutMs: 3000 } },
    }),
  );
  if (!schedule.locks)
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
    });
  const probe = await context.newPage();
  await probe.goto(address("/health.json"));
  const time = await browserTime(context, probe, () => host.stalled);
  await time.setClock(-schedule.behind);

  const first = await context.newPage();
  const who = household();
  await keepDraft(first, who);
  await open(first, "/makelaar/");
  await control(first, "broker", "demo-001").check();
  await time.flyTo(1500);
  await press(first);
  // Until then the form is all there is, and whoever closes it takes it along.
  await expect.poll(async () => host.requests + (await outboxRows(probe))).toBeGreaterThan(0);
  await time.settle();

  let tabs = [first];
  /** The visitor closed a page with the answers: what is refused then, is only said. */
  let closedAnswers = false;
  for (const { at, act, tab: number, by } of [...schedule.acts].sort((a, b) => a.at - b.at)) {
    await time.flyTo(1500 + at);
    await look();
    const tab = tabs[number % Math.max(1, tabs.length)];
    if (act === "offline" || act === "online") await context.setOffline(act === "offline");
    else if (act === "clock ahead") await time.setClock(by);
    else if (act === "clock back") await time.setClock(-by);
    else if (act === "clock right") await time.rightClock();
    else if (act === "open tab" || !tab) tabs.push(await openTab(tab, number > 1));
    else if (act === "press") await press(tab);
    else if (act === "reload") await tab.reload({ timeout: 5000 }).catch(() => {});
    else if (act === "drain")
      await tab.evaluate(() => void dispatchEvent(new Event("pageshow"))).catch(() => {});
    else {
      closedAnswers ||= await hasDraft(tab);
      await tab.close();
      tabs = tabs.filter(open => open !== tab);
    }
    await time.settle();
  }
  await time.flyTo(time.flown + 30_000);
  await look();

  // All is well again: whoever still has a page goes on in it, and a later visit sends the rest.
  host.faults.length = 0;
  await context.setOffline(false);
  await time.rightClock();
  const last = tabs[0] ?? (await context.newPage());
  await last.goto(address(tabs[0] ? "/makelaar/" : "/"));
  /** Both keys of this lead stand for others, for ever: it can only be refused. */
  const hopeless = schedule.faults.filter(fault => fault === "422 key reused").length > 1;
  for (let round = 0; round < (hopeless ? 3 : 40) && !(await isOver()); round++) {
    await time.flyTo(time.flown + 9000);
    if (await hasUnheard(probe)) await claim(last, who.email);
    // An empty form has nothing to send.
    if (await hasDraft(last)) await press(last);
  }
  await time.flyTo(time.flown + 9000);
  await look();
  const rows = await outboxRows(probe);
  if (rows > 0) breaches.push(`${rows} rows were left behind`);
  told.push(...(await saidBefore(probe)), ...(await Promise.all(tabs.map(saysNow))).flat());
  const expired = told.some(({ says }) => says === "expired");
  const leapt = schedule.acts.some(({ act }) => act === "clock ahead" || act === "clock back");
  if (expired && !leapt) breaches.push("erased unsent by a clock that was put right");
  const ended = expired || told.some(({ says }) => says === "refused");
  if (stored().length === 0 && (!ended || (!hopeless && (await draftSomewhere()))))
    breaches.push("lost, or never sent");
  // No answer came for three days of a clock that jumped: said as such.
  if (stored().length > 0 && !expired && !accepted())
    breaches.push("stored, and no screen said so");
  await host.stop();
  // What was said helps to understand what went wrong.
  return breaches.length > 0 ? [...breaches, JSON.stringify(told), last.url()] : [];

  /** While nothing is stored, each screen that speaks of a lead must be right: it is still here. */
  async function look() {
    if (stored().length > 1) breaches.push(`stored ${stored().length} times`);
    if (await isHere()) return;
    const said = [...told, ...(await saidBefore(probe))].map(({ says }) => says);
    const letGo = said.includes("expired") || (closedAnswers && said.includes("refused"));
    if (!letGo) breaches.push("gone, and not stored");
  }

  /** Stored, or on this device: in the outbox, or in the form of a tab. */
  async function isHere(): Promise<boolean> {
    return (await outboxRows(probe)) > 0 || (await draftSomewhere()) || stored().length > 0;
  }

  async function draftSomewhere(): Promise<boolean> {
    return (await Promise.all(tabs.map(hasDraft))).includes(true);
  }

  /** The same tab once more with all that it remembers, or a new visit. */
  async function openTab(tab: Page | undefined, twin: boolean): Promise<Page> {
    if (twin && tab) {
      const opened = context.waitForEvent("page");
      await tab.evaluate(() => void window.open(location.href));
      return opened;
    }
    const fresh = await context.newPage();
    // Without connection it is an error page of the browser.
    await fresh.goto(address("/")).catch(() => {});
    return fresh;
  }

  function accepted(): boolean {
    return told.some(({ says, reference }) => says === "accepted" && reference === stored()[0]);
  }

  async function isOver(): Promise<boolean> {
    if ((await outboxRows(probe)) > 0) return false;
    if (accepted()) return true;
    return !(await hasDraft(last)) && told.some(({ says }) => says !== "waiting");
  }
}
