import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundledInbox } from "../support/inbox/bundledInbox";
import { type Acknowledged, held, killInBurst, lost, postAll } from "../support/inbox/burst";
import { experiment } from "../support/inbox/experiment";
import { sampleLead } from "../support/inbox/sampleLead";
import { nameOfStore, storeKinds } from "../support/inbox/storeKinds";

// In small, or in full by `npm run test:inbox` (docs/reliability.md).
const size = experiment.full ? { leads: 1000, kills: 20 } : { leads: 100, kills: 2 };
const senders = 50;

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
beforeAll(async () => {
  inbox = await bundledInbox();
}, 180_000);
afterAll(() => inbox.stop());

describe.each(storeKinds)("the inbox in a burst, on $name", { timeout: 300_000 }, kind => {
  beforeAll(kind.begin);
  afterAll(kind.end);

  it("stores as many rows as there were leads, however often they came", async () => {
    const address = await kind.fresh();
    const served = await inbox.serve(nameOfStore(address));
    const distinct = Array.from({ length: size.leads * 0.7 }, () => sampleLead());
    const [order = []] = fc.sample(
      fc.shuffledSubarray([...distinct, ...distinct.slice(0, size.leads * 0.3)], {
        minLength: size.leads,
        maxLength: size.leads,
      }),
      { seed: experiment.seed, numRuns: 1 },
    );
    const answers = await postAll(served.url, order, senders);
    const statuses = (status: number) => answers.filter(answer => answer.status === status).length;
    const rows = await held(address);
    experiment.report(
      `${kind.name}: ${order.length} posts by ${senders} senders, ${statuses(201)} times 201, ${statuses(200)} times 200, ${rows.length} rows`,
    );
    expect([statuses(201), statuses(200)]).toEqual([size.leads * 0.7, size.leads * 0.3]);
    expect(rows.map(([id]) => id).sort()).toEqual(distinct.map(({ id }) => id).sort());
    const told = new Map(answers.map(({ id, reference = "" }) => [id, reference]));
    expect(await lost(address, told)).toEqual([]);
    await served.kill();
  });

  it("keeps all it acknowledged through kill -9, and starts again at once", async () => {
    const address = await kind.fresh();
    const store = nameOfStore(address);
    const acknowledged: Acknowledged = new Map();
    const moments = fc.sample(fc.integer({ min: 1, max: 60 }), {
      seed: experiment.seed,
      numRuns: size.kills,
    });
    for (const after of moments) {
      await killInBurst(await inbox.serve(store), acknowledged, after);
      expect(await lost(address, acknowledged)).toEqual([]);
    }
    const rows = await held(address);
    experiment.report(
      `${kind.name}: ${moments.length} kills, ${acknowledged.size} leads acknowledged, ${rows.length} rows`,
    );
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
    expect(acknowledged.size).toBeGreaterThanOrEqual(
      moments.reduce((sum, after) => sum + after, 0),
    );
    const served = await inbox.serve(store);
    const again = [...acknowledged.keys()].slice(0, 3).map(id => sampleLead({ id }));
    for (const { id, status, reference } of await postAll(served.url, again, 1)) {
      expect([status, reference]).toEqual([200, acknowledged.get(id)]);
    }
    await served.kill();
  });
});
