import { expect, type Page } from "@playwright/test";
import { askingPaths } from "../asking";
import { type Deployed, mixedIn } from "./builds";
import type { DeployHost } from "./deployHost";
import { asked, type Household, household } from "./household";
import { update } from "./offline";
import { placeBuild } from "./placeBuild";
import { address, answer, control, live, nextButton } from "./walk";

/** The same numbers for the same seed, from 0 up to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One visitor who goes to and fro, reloads, uses the browser's buttons and follows links, while the host
 * deploys one build after the other; then sends. Every arrival checks the address, the answers and that all
 * of the page is of one build. The numbers say what was walked and how often a page was loaded unasked.
 */
export async function randomWalk(
  page: Page,
  host: DeployHost,
  builds: readonly Deployed[],
  seed: number,
  actions: number,
) {
  const dice = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  const who: Household = household({
    formula: pick(["basis", "uitgebreid", "advies"]),
    members: String(2 + Math.floor(dice() * 8)),
    currentInsurer: `Polis ${seed}`,
    firstName: `Zoë-${pick(["An", "Bo", "Cé"])}`,
    message: `Bel na ${seed} uur`,
  });
  const count = { navigations: 0, deploys: 0, softLoads: 0, pressedTwice: 0 };
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  // Every other visitor meets builds that take each other's place by the plan, and not at once.
  const placed = seed % 2 === 0 ? placeBuild((builds[0] as Deployed).folder) : undefined;
  if (placed) host.deploy(placed.folder);
  let deployed = 0;
  let softSinceDeploy = 0;
  const history: string[] = [];
  let at = -1;
  let reached = 0;
  const here = () => history[at] ?? "";

  const deploy = async () => {
    deployed = 1 - deployed;
    const { folder } = builds[deployed] as Deployed;
    if (placed) await placed.rollOut(folder);
    else host.deploy(folder);
    count.deploys++;
    softSinceDeploy = 0;
    if (dice() < 0.5) await update(page);
  };

  /** Whatever was done: the page is there, whole, of one build, and has all answers. */
  const arrived = async (before: number, asked: number) => {
    await expect(page).toHaveURL(address(here()));
    await live(page);
    count.navigations++;
    const unasked = loads - before - asked;
    count.softLoads += Math.max(0, unasked);
    softSinceDeploy += Math.max(0, unasked);
    expect(softSinceDeploy, "pages loaded unasked since the deploy").toBeLessThanOrEqual(1);
    expect(await mixedIn(page, builds)).toEqual([]);
    await answersAreThere(page, who, askingPaths.indexOf(here()), reached);
  };

  const push = (path: string) => {
    // To the same address a browser makes no new entry.
    if (path === here()) return;
    history.splice(++at, history.length, path);
  };
  const goto = async (path: string) => {
    const before = loads;
    push(path);
    await page.goto(address(path));
    await arrived(before, 1);
  };
  /** A page that was loaded anew presses by itself what was pressed before; a person sees it go and waits. */
  const pressAgain = async (to: string) => {
    await Promise.race([live(page), page.waitForURL(address(to))]);
    await page.waitForURL(address(to), { timeout: 3000 }).catch(() => {});
    await expect(page.locator("button[type=submit][aria-disabled=true]")).toHaveCount(0);
    if (page.url().endsWith(address(to))) return;
    count.pressedTwice++;
    await nextButton(page).click();
  };
  const next = async () => {
    const index = askingPaths.indexOf(here());
    const asks = asked[index];
    if (index === reached && asks) await answer(page, asks, who);
    const to = askingPaths[index + 1] as string;
    const before = loads;
    await nextButton(page).click();
    await expect
      .poll(() => page.url().endsWith(address(to)) || loads > before, { timeout: 20_000 })
      .toBe(true);
    await pressAgain(to);
    push(to);
    reached = Math.max(reached, index + 1);
    await arrived(before, 0);
  };
  const previous = async () => {
    const before = loads;
    push(askingPaths[askingPaths.indexOf(here()) - 1] as string);
    await page.getByRole("link", { name: /^Vorige/ }).click();
    await arrived(before, 0);
  };
  const travel = async (by: 1 | -1) => {
    const before = loads;
    at += by;
    await (by === 1 ? page.goForward() : page.goBack());
    // Between full loads the browser's own buttons load too: that is asked for.
    await expect(page).toHaveURL(address(here()));
    await live(page);
    await arrived(before, Math.min(1, loads - before));
  };
  const reload = async () => {
    const before = loads;
    await page.reload();
    await arrived(before, 1);
  };

  await goto(askingPaths[0] as string);
  for (let i = 0; i < actions; i++) {
    if (dice() < 0.4) await deploy();
    const index = askingPaths.indexOf(here());
    const can = [
      ...(index < asked.length ? [next, next, next] : []),
      ...(index > 0 ? [previous] : []),
      ...(at > 0 ? [() => travel(-1)] : []),
      ...(at < history.length - 1 ? [() => travel(1)] : []),
      reload,
      () => goto(pick(askingPaths.slice(0, reached + 1))),
    ];
    await pick(can)();
  }
  while (here() !== "/makelaar/") await next();
  if (dice() < 0.5) await deploy();
  await control(page, "broker", "none").check();
  const before = loads;
  const accepted = page.locator("[data-delivery=accepted]");
  await nextButton(page).click();
  await expect
    .poll(async () => (await accepted.isVisible()) || loads > before, { timeout: 30_000 })
    .toBe(true);
  if (!page.url().endsWith(address("/bedankt/"))) await pressAgain("/bedankt/");
  await expect(accepted).toBeVisible({ timeout: 30_000 });
  expect(host.leads).toHaveLength(1);
  expect(host.leads[0]).toMatchObject({
    insurance: { formula: who.formula },
    family: { members: Number(who.members), currentInsurer: who.currentInsurer },
    person: { firstName: who.firstName, email: who.email, message: who.message },
  });
  return count;
}

async function answersAreThere(page: Page, who: Household, index: number, reached: number) {
  if (index >= reached) return;
  const step = asked[index];
  if (step === "insuranceChoice") await expect(control(page, "formula", who.formula)).toBeChecked();
  if (step === "familySituation") {
    await expect(control(page, "members")).toHaveValue(who.members);
    await expect(control(page, "currentInsurer")).toHaveValue(who.currentInsurer ?? "");
  }
  if (step === "yourInformation") {
    await expect(control(page, "firstName")).toHaveValue(who.firstName);
    await expect(control(page, "message")).toHaveValue(who.message ?? "");
  }
}
