import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLeads } from "../../../scripts/leads/readLeads.mjs";
import { type Acknowledged, killInBurst, lost, postAll } from "../../support/inbox/burst";
import { compiledInbox } from "../../support/inbox/compiledInbox";
import { experiment } from "../../support/inbox/experiment";
import { sampleLead } from "../../support/inbox/sampleLead";

// Part of every test run in small; `npm run test:inbox` runs it in full (docs/reliability.md).
const size = experiment.full ? { leads: 1000, kills: 10 } : { leads: 100, kills: 2 };

let inbox: ReturnType<typeof compiledInbox>;
beforeAll(() => {
  inbox = compiledInbox();
}, 180_000);
afterAll(() => inbox.stop());

describe("the inbox in a burst", { timeout: 300_000 }, () => {
  it("stores as many rows as there were leads, however often they came", async () => {
    const file = join(inbox.folder, "replays", "leads.sqlite");
    const served = await inbox.serve(file);
    const distinct = Array.from({ length: size.leads * 0.7 }, () => sampleLead());
    const [order = []] = fc.sample(
      fc.shuffledSubarray([...distinct, ...distinct.slice(0, size.leads * 0.3)], {
        minLength: size.leads,
        maxLength: size.leads,
      }),
      { seed: experiment.seed, numRuns: 1 },
    );
    const answers = await postAll(served.url, order, order.length);
    const statuses = (status: number) => answers.filter(answer => answer.status === status).length;
    experiment.report(
      `${order.length} posts at once, ${statuses(201)} times 201, ${statuses(200)} times 200, ${readLeads(file).length} rows`,
    );
    expect([statuses(201), statuses(200)]).toEqual([size.leads * 0.7, size.leads * 0.3]);
    expect(
      readLeads(file)
        .map(({ lead }) => lead.id)
        .sort(),
    ).toEqual(distinct.map(({ id }) => id).sort());
    expect(lost(file, new Map(answers.map(({ id, reference = "" }) => [id, reference])))).toEqual(
      [],
    );
    await served.kill();
  });

  it("keeps all it acknowledged through kill -9, and starts again at once", async () => {
    const file = join(inbox.folder, "kills", "leads.sqlite");
    const acknowledged: Acknowledged = new Map();
    const moments = fc.sample(fc.integer({ min: 1, max: 60 }), {
      seed: experiment.seed,
      numRuns: size.kills,
    });
    for (const after of moments) {
      await killInBurst(await inbox.serve(file), acknowledged, after);
      expect(lost(file, acknowledged)).toEqual([]);
    }
    experiment.report(
      `${moments.length} kills, ${acknowledged.size} leads acknowledged, ${readLeads(file).length} rows`,
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(
      moments.reduce((sum, after) => sum + after, 0),
    );
    const served = await inbox.serve(file);
    const again = [...acknowledged.keys()].slice(0, 3).map(id => sampleLead({ id }));
    for (const { id, status, reference } of await postAll(served.url, again, 1)) {
      expect([status, reference]).toEqual([200, acknowledged.get(id)]);
    }
    await served.kill();
  });
});
