import { createHash } from "node:crypto";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { Lead } from "../../../src/answers/leadSchema";
import { createSender } from "../../../src/delivery/createSender";
import { openOutbox } from "../../../src/delivery/outbox";
import type { Platform } from "../../../src/delivery/platform";
import { configDefaults } from "../configDefaults";
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
  const device = { online: true, clock: -schedule.behind, jumped: false };
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
    tab: { alive: boolean; pressed: boolean },
    key: string,
    body: string,
    signal: AbortSignal,
  ): Promise<Response> {
    if (!device.online) throw new TypeError("no connection");
    const twice = flying.some(other => other.key === key && other.tab.alive);
    if (twice && (schedule.locks || !device.jumped)) breaches.push("sent from two places at once");
    if (time.elapsed() < (heldUntil.get(key) ?? 0) && !device.jumped && !tab.pressed)
      breaches.push("came back before Retry-After");
    // A press tries at once; what follows by itself does not.
    tab.pressed = false;
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
      // A page that is gone did not hear it.
      if (headers["Retry-After"] && tab.alive)
        heldUntil.set(key, time.elapsed() + (fault.endsWith("date") ? 9000 : 7000));
      return new Response(status === 204 ? null : text, { status, headers });
    } finally {
      flying.splice(flying.indexOf(flight), 1);
    }
  }

  /** @param sent what this tab sent before a reload: the tab's own storage outlives that */
  function openTab(sent = new Set<string>()) {
    const tab = { alive: true, sent, pressed: false, screen: { says: "form" } as Screen };
    const living = <T>(value: Promise<T>) =>
      value.then(
        found => (tab.alive ? found : never()),
        error => (tab.alive ? Promise.reject(error) : never()),
      );
    const platform: Platform = {
      now: () => begin + time.elapsed() + device.clock,
      notBefore: Date.UTC(2026),
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
    const sender = createSender(platform, openOutbox(), id => sent.has(id));
    /** What the page does with an end: it says it, and lets go of the row. */
    const finish = async (result: Awaited<ReturnType<typeof sender.send>>): Promise<Screen> => {
      if (!("status" in result) || result.kind === "waiting" || result.kind === "unclaimed")
        return { says: result.kind };
      const { id, reference = null } = result.status;
      const screen = { says: result.kind, reference };
      if (!tab.alive) return screen;
      told.push({ id, ...screen });
      await sender.outbox.remove(id);
      return screen;
    };
    return Object.assign(tab, {
      sender,
      async press(lead: Lead) {
        if (tab.screen.says === "sending") return;
        tab.screen = { says: "sending" };
        tab.pressed = true;
        const id = await sender.enqueue(lead, []);
        if (tab.alive) kept.set(id, lead.person.firstName);
        sent.add(id);
        sender.foreground.add(id);
        tab.screen = await finish(await sender.send(id));
        sender.foreground.delete(id);
        if (tab.screen.says !== "waiting" && tab.screen.says !== "locked") return;
        const here = (await sender.outbox.status(id)) ?? told.find(end => end.id === id);
        if (tab.alive && !here) breaches.push("said that it waits, and it was gone");
      },
      /** Its sender comes back and says so: by the e-mail address. */
      async claim(id: string) {
        sent.add(id);
        await finish(await sender.send(id));
      },
      async drain() {
        for (const result of await sender.drain()) await finish(result);
      },
      kill() {
        tab.alive = false;
        locks.kill(tab);
      },
    });
  }
  return { device, server, openTab, told, kept, breaches };
}
