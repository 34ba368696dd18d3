import { readLeads } from "../../../scripts/leads/readLeads.mjs";
import type { Lead } from "../../../src/answers/leadSchema";
import type { ServedInbox } from "./compiledInbox";
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

/** Leads that were acknowledged and are not stored under the reference that was told. */
export function lost(file: string, acknowledged: Acknowledged): string[] {
  const stored = new Map(readLeads(file).map(({ lead, reference }) => [lead.id, reference]));
  return [...acknowledged].filter(([id, told]) => stored.get(id) !== told).map(([id]) => id);
}
