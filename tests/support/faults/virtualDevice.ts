import { createHash } from "node:crypto";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { Lead } from "../../../src/answers/leadSchema";
import { courier } from "../../../src/delivery/courier";
import { openOutbox } from "../../../src/delivery/outbox";
import type { World } from "../../../src/delivery/world";
import { configDefaults } from "../../../src/settings/config";
import type { Schedule } from "./faults";
import { ledgerServer } from "./ledgerServer";
import { tabLocks } from "./tabLocks";
import type { VirtualTime } from "./virtualTime";

/** What a tab shows, and the reference when it shows one. */
export type Screen = { says: string; reference?: string | null };

const never = () => new Promise<never>(() => {});

/** A device with a database, a clock, a connection and tabs; the sender in them is the real one. */
export function virtualDevice(time: VirtualTime, schedule: Schedule, random: () => number) {
  globalThis.indexedDB = new IDBFactory();
  const begin = Date.UTC(2026, 10, 27, 21);
  const device = { online: true, clock: 0, jumped: false };
  const server = ledgerServer(() => begin + time.elapsed());
  const ways = schedule.faults;
  const locks = tabLocks();
  /** All that any screen ever said of the end of a lead, by its id. */
  const told: (Screen & { id: string })[] = [];
  /** Leads that a screen could rely on: the device said that it keeps them. */
  const kept = new Map<string, string>();
  const breaches: string[] = [];
  const flying: { key: string; tab: { alive: boolean } }[] = [];
  const heldUntil = new Map<string, number>();

  async function carry(
    tab: { alive: boolean },
    key: string,
    body: string,
    signal: AbortSignal,
  ): Promise<Response> {
    if (!device.online) throw new TypeError("no connection");
    const twice = flying.some(other => other.key === key && other.tab.alive);
    if (twice && (schedule.locks || !device.jumped)) breaches.push("sent from two places at once");
    if (time.elapsed() < (heldUntil.get(key) ?? 0) && !device.jumped)
      breaches.push("came back before Retry-After");
    const flight = { key, tab };
    flying.push(flight);
    const { id: _, submittedAt: __, ...content } = JSON.parse(body) as Lead;
    const fault = ways.shift() ?? "fine";
    const answer = server.answer(fault, key, JSON.stringify(content));
    try {
      await time.sleep(50);
      if (answer === "drop") throw new TypeError("dropped");
      if (!answer)
        await new Promise((_, refuse) =>
          signal.addEventListener("abort", () => refuse(new DOMException("", "AbortError"))),
        );
      const { status, headers = {}, body: text } = answer ?? { status: 599, body: "" };
      if (headers["Retry-After"])
        heldUntil.set(key, time.elapsed() + (fault.endsWith("date") ? 9000 : 7000));
      return new Response(status === 204 ? null : text, { status, headers });
    } finally {
      flying.splice(flying.indexOf(flight), 1);
    }
  }

  function openTab() {
    const tab = { alive: true, screen: { says: "form" } as Screen };
    const living = <T>(value: Promise<T>) =>
      value.then(
        found => (tab.alive ? found : never()),
        error => (tab.alive ? Promise.reject(error) : never()),
      );
    const world: World = {
      now: () => begin + time.elapsed() + device.clock,
      elapsed: time.elapsed,
      random,
      sleep: ms => living(time.sleep(ms)),
      online: () => device.online,
      fetch: (_, init) => {
        if (!tab.alive) return never();
        const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
        return living(carry(tab, key, String(init.body), init.signal as AbortSignal));
      },
      config: async () => configDefaults,
      url: path => path,
      idOf: async content => createHash("sha256").update(content).digest("hex"),
      locks: schedule.locks ? locks.of(tab) : undefined,
    };
    const mail = courier(world, openOutbox());
    /** What the page does with an end: it says it, and lets go of the row. */
    const finish = async (settled: Awaited<ReturnType<typeof mail.send>>): Promise<Screen> => {
      if (!("status" in settled) || settled.kind === "waiting") return { says: settled.kind };
      const { id, reference = null } = settled.status;
      const screen = { says: settled.kind, reference };
      if (!tab.alive) return screen;
      told.push({ id, ...screen });
      await mail.outbox.remove(id);
      return screen;
    };
    return Object.assign(tab, {
      mail,
      async press(lead: Lead) {
        if (tab.screen.says === "sending") return;
        tab.screen = { says: "sending" };
        const id = await mail.keep(lead, []);
        if (tab.alive) kept.set(id, lead.person.firstName);
        tab.screen = await finish(await mail.send(id));
        if (tab.screen.says !== "waiting" && tab.screen.says !== "taken") return;
        const here = (await mail.outbox.status(id)) ?? told.find(end => end.id === id);
        if (tab.alive && !here) breaches.push("said that it waits, and it was gone");
      },
      async drain() {
        for (const tried of await mail.drain()) await finish(tried);
      },
      kill() {
        tab.alive = false;
        locks.kill(tab);
      },
    });
  }
  return { device, server, openTab, told, kept, breaches };
}
