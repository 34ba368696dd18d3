import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LeadStore } from "../../src/inbox/stores/leadStore";
import { openStore } from "../../src/inbox/stores/openStore";
import { couriers } from "../support/handover/couriers";
import { desk } from "../support/handover/handoverSample";
import { type Arrived, type Behaviour, mailHost } from "../support/handover/mailHost";
import { experiment } from "../support/inbox/experiment";
import { gather, newLead } from "../support/inbox/newLead";
import { sampleLead } from "../support/inbox/sampleLead";
import { nameOfStore, storeKinds } from "../support/inbox/storeKinds";
import { seeded } from "../support/seeded";

// Part of every test run in small; `npm run test:inbox` runs it in full (docs/reliability.md).
const size = experiment.full ? { leads: 200, kills: 15 } : { leads: 24, kills: 2 };

/** Where a lead of each choice has to arrive. */
const places: [broker: string | null, to: string][] = [
  ["demo-001", "hallo@voorbeeldbrug.example"],
  ["demo-002", "info@fictief-dochters.example"],
  ["demo-006", desk],
  [null, desk],
];

let all: Awaited<ReturnType<typeof couriers>>;
beforeAll(async () => {
  all = await couriers();
}, 60_000);
afterAll(() => all.stop());

/** Stores leads for all places; where each reference has to arrive. */
async function fill(store: LeadStore): Promise<Map<string, string>> {
  const wanted = new Map<string, string>();
  for (let i = 0; i < size.leads; i += 1) {
    const [id = null, to = ""] = places[i % places.length] ?? [];
    const lead = sampleLead({ broker: id === null ? null : { id, name: "Een kantoor" } });
    const added = await store.add(newLead(lead, { channels: [to === desk ? "desk" : "office"] }));
    if ("reference" in added) wanted.set(added.reference, to);
  }
  return wanted;
}

const referenceOf = ({ mail }: Arrived) => /FV-\w{4}-\w{4}/.exec(mail.subject ?? "")?.[0] ?? "";

describe.each(storeKinds)("the hand-over from $name through what befalls it", kind => {
  beforeAll(kind.begin, 60_000);
  afterAll(kind.end, 60_000);

  it("brings each lead to its office at least once, and to no other", async () => {
    const address = await kind.fresh();
    const place = nameOfStore(address);
    const store = await openStore(address);
    const wanted = await fill(store);
    const random = seeded(experiment.seed);
    let courier: ChildProcess | undefined;
    let kills = 0;
    const behave = (): Behaviour => {
      const chance = random();
      if (chance < 0.15) return 450;
      if (chance < 0.2) return 550;
      if (chance < 0.3) return { afterData: 451 };
      if (chance < 0.37) return "drop";
      if (chance < 0.4) return "stall";
      return "take";
    };
    // Between "accepted" and "noted": the mail is here, the courier never hears of it.
    const onArrival = () => {
      if (kills < size.kills && random() < 0.25) {
        kills += 1;
        courier?.kill("SIGKILL");
      }
    };

    // The server is down at first.
    let host = await mailHost(behave, { onArrival });
    const { url, port } = host;
    await host.close();
    courier = await all.start(place, url);
    await pause(500);
    host = await mailHost(behave, { port, onArrival });
    const waits = async () => (await store.stuck(new Date())).waiting;
    while ((await waits()) > 0) {
      if (courier.exitCode !== null || courier.signalCode !== null)
        courier = await all.start(place, url);
      await pause(50);
    }
    await all.kill(courier);
    await host.close();

    const { arrived } = host;
    const got = new Map<string, number>();
    for (const one of arrived) {
      const reference = referenceOf(one);
      expect(one.to).toEqual([wanted.get(reference)]);
      got.set(reference, (got.get(reference) ?? 0) + 1);
    }
    const often = [...got.values()].filter(times => times > 1).length;
    experiment.report(
      `${kind.name}: ${wanted.size} leads, ${kills} kills between accepted and noted, ${arrived.length} letters, ${often} leads more than once`,
    );
    expect([...got.keys()].sort()).toEqual([...wanted.keys()].sort());
    expect(kills).toBe(size.kills);
    // A second copy is told by its Message-ID.
    expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(wanted.size);
    expect(await gather(store.open())).toEqual([]);
    await store.close();
  }, 300_000);
});
