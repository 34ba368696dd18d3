import { sampleLead } from "../inbox/sampleLead";
import type { Schedule } from "./faults";
import { virtualDevice } from "./virtualDevice";
import { virtualTime } from "./virtualTime";

const zoe = sampleLead({ id: "" });
const an = { ...zoe, person: { ...zoe.person, firstName: "An", email: "an@voorbeeld.example" } };

/** A chance of its own for each schedule, so that a run can be repeated. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What went wrong in one schedule; empty when the promise held. */
export async function runVirtually(schedule: Schedule): Promise<string[]> {
  const time = virtualTime();
  const { device, server, openTab, told, kept, breaches } = virtualDevice(
    time,
    schedule,
    chance(schedule.faults.length * 7919 + schedule.acts.length),
  );
  const begin = (task: Promise<void>) => task.catch(error => void breaches.push(String(error)));
  const visit = (sent?: Set<string>) => {
    const tab = openTab(sent);
    begin(tab.drain());
    return tab;
  };

  const tabs = [visit()];
  begin((tabs[0] as (typeof tabs)[0]).press(zoe));
  for (const { at, act, tab: number, by } of [...schedule.acts].sort((a, b) => a.at - b.at)) {
    await time.passTo(at);
    const place = number % tabs.length;
    const tab = tabs[place] as (typeof tabs)[0];
    if (act === "press" && tab.alive) begin(tab.press(number > 1 ? an : zoe));
    if (act === "drain" && tab.alive) begin(tab.drain());
    if (act === "open tab") tabs.push(visit());
    if (act === "reload" || act === "kill tab") tab.kill();
    if (act === "reload") tabs[place] = visit(tab.sent);
    if (act === "offline" || act === "online") device.online = act === "online";
    if (act === "online") for (const one of tabs) if (one.alive) begin(one.drain());
    if (act === "clock ahead") device.clock += by;
    if (act === "clock back") device.clock -= by;
    if (act === "clock right") device.clock = 0;
    if (act.startsWith("clock")) device.jumped = true;
  }

  // All is well again: the next visits send what is left.
  device.online = true;
  device.jumped ||= device.clock !== 0;
  device.clock = 0;
  schedule.faults.length = 0;
  for (let round = 0; round < 40; round++) {
    await time.passTo(time.elapsed() + 65_000);
    const last = openTab();
    const drained = begin(last.drain());
    await time.passTo(time.elapsed() + 65_000);
    // No timer is left, but the database may not be through yet.
    await drained;
    const left = await last.sender.outbox.statuses();
    if (left.length === 0) break;
    for (const { id, refusal } of left) if (refusal) begin(last.claim(id));
  }
  return [...breaches, ...(await balance())];

  /** Nobody waits for three days here: only a clock that leapt between visits can have it seem so. */
  function mayExpire(): boolean {
    return schedule.acts.some(({ act }) => act === "clock ahead" || act === "clock back");
  }

  /** Compares what screens said with what is stored. */
  async function balance(): Promise<string[]> {
    const found: string[] = [];
    const stored = [...server.ledger.values()];
    const left = await openTab().sender.outbox.statuses();
    if (left.length > 0) found.push("a row was left behind");
    for (const [id, firstName] of kept) {
      const rows = stored.filter(
        ({ content }) => JSON.parse(content).person.firstName === firstName,
      );
      const said = told.filter(end => end.id === id);
      if (!mayExpire() && said.some(({ says }) => says === "expired"))
        found.push(`erased unsent: ${firstName}`);
      if (rows.length > 1) found.push(`duplicated: ${firstName}`);
      if (rows.length === 0 && !said.some(({ says }) => says === "refused" || says === "expired"))
        found.push(`lost: ${firstName}`);
      if (rows.length > 0 && !said.some(({ says }) => says === "accepted" || says === "expired"))
        found.push(`stored, and no screen said so: ${firstName}`);
      for (const { says, reference } of said)
        if (says === "accepted" && reference !== rows[0]?.reference)
          found.push(`said ${reference}, stored ${rows[0]?.reference}`);
    }
    return found;
  }
}
