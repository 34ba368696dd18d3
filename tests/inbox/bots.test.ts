import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundledInbox, type ServedInbox } from "../support/inbox/bundledInbox";
import { experiment } from "../support/inbox/experiment";
import { humanRuns, runAsHuman } from "../support/inbox/humanRun";
import { naiveKinds, naivePost } from "../support/inbox/naivePosts";
import { readLeads } from "../support/inbox/readLeads";

// Part of every test run in small; `npm run test:inbox` runs it in full (docs/reliability.md).
const size = experiment.full ? { naive: 1000, human: 200 } : { naive: 70, human: 20 };

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
let served: ServedInbox;
let file: string;
beforeAll(async () => {
  inbox = await bundledInbox();
  file = join(inbox.folder, "bots", "leads.sqlite");
  mkdirSync(join(inbox.folder, "public"));
  writeFileSync(join(inbox.folder, "public/config.json"), '{ "lead": { "proof": true } }');
  served = await inbox.serve(file);
}, 180_000);
afterAll(() => inbox.stop());

const sample = <T>(values: fc.Arbitrary<T>, numRuns: number) =>
  fc.sample(values, { seed: experiment.seed, numRuns });

describe("the inbox that asks for a proof of work", { timeout: 300_000 }, () => {
  it("refuses naive posts visibly, and stores none", async () => {
    const said = new Map<string, number>();
    for (const kind of sample(naiveKinds, size.naive)) {
      const answer = await naivePost(served.url, kind);
      const { code } = await answer.json();
      const bot = kind === "filledEverything" || kind === "tooFast";
      expect([kind, answer.status, code]).toEqual(
        bot ? [kind, 422, "suspected_bot"] : [kind, 429, "proof_needed"],
      );
      said.set(kind, (said.get(kind) ?? 0) + 1);
    }
    const stored = existsSync(file) ? readLeads(file) : [];
    const counts = [...said].map(([kind, count]) => `${kind} ${count}`).join(", ");
    experiment.report(`${size.naive} naive posts (${counts}): ${stored.length} stored`);
    expect(stored).toEqual([]);
  });

  it("takes what people send, whatever their clocks, files and connections do", async () => {
    const runs = sample(humanRuns, size.human);
    const outcomes: string[] = [];
    for (const run of runs) outcomes.push((await runAsHuman(served.url, run)).kind);
    const refused = outcomes.filter(kind => kind !== "accepted").length;
    experiment.report(`${size.human} human-like runs: ${refused} refused`);
    expect(refused).toBe(0);
    expect(
      readLeads(file)
        .map(({ lead }) => lead.id)
        .sort(),
    ).toEqual(runs.map(({ lead }) => lead.id).sort());
  });
});
