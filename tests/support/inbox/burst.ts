import type { Lead } from "../../../src/answers/leadSchema";
import { openStore } from "../../../src/inbox/stores/openStore";
import type { StoreAddress } from "../../../src/inbox/stores/storeAddress";
import type { ServedInbox } from "./bundledInbox";
import { gather } from "./newLead";
import { postLead } from "./postLead";
import { sampleLead } from "./sampleLead";

/** All that was told to senders: per lead the reference they were given. */
export type Acknowledged = Map<string, string>;

/** Posts with so many at a time, as browsers do with a busy server; failures are left to the caller. */
export async function postAll(url: string, leads: readonly Lead[], atOnce: number) {
  const answers: { id: string; status: number; reference?: string }[] = [];
  const left = leads.values();
  const worker = async () => {
    for (const lead of left) {
      const { status, body } = await postLead(url, lead);
      answers.push({ id: lead.id, status, reference: body.reference });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

/** Posts until so many are acknowledged and kills the server then, in the middle of the others. */
export async function killInBurst(
  served: ServedInbox,
  acknowledged: Acknowledged,
  after: number,
): Promise<void> {
  let inTime = 0;
  let over = false;
  const posting = Array.from({ length: 40 }, async () => {
    while (!over) {
      const lead = sampleLead();
      const answer = await postLead(served.url, lead);
      if (answer.status !== 201 || !answer.body.reference) continue;
      acknowledged.set(lead.id, answer.body.reference);
      inTime += 1;
      if (inTime < after || over) continue;
      over = true;
      await served.kill();
    }
  });
  await Promise.allSettled(posting);
}

/** What a store holds: per lead its reference, in order; a lead that were there twice would be here twice. */
export async function held(address: StoreAddress): Promise<[id: string, reference: string][]> {
  const store = await openStore(address);
  const leads = await gather(store.leads());
  await store.close();
  return leads.map(({ lead, reference }) => [lead.id, reference]);
}

/** Leads that were acknowledged and are not stored under the reference that was told. */
export async function lost(address: StoreAddress, acknowledged: Acknowledged): Promise<string[]> {
  const stored = new Map(await held(address));
  return [...acknowledged].filter(([id, told]) => stored.get(id) !== told).map(([id]) => id);
}
