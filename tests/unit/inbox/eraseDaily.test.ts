import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eraseDaily } from "../../../src/inbox/eraseDaily";
import { retentionDays } from "../../../src/inbox/retentionDays";
import type { LeadStore } from "../../../src/inbox/stores/leadStore";
import { openStore } from "../../../src/inbox/stores/openStore";
import { newLead } from "../../support/inbox/newLead";
import { readLeads } from "../../support/inbox/readLeads";
import { sampleLead } from "../../support/inbox/sampleLead";

let folder: string;
let file: string;
let store: LeadStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "retention-"));
  file = join(folder, "leads.sqlite");
  store = await openStore({ kind: "sqlite", file });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const day = 86_400_000;
async function lead(daysAgo: number): Promise<string> {
  const added = newLead(sampleLead(), { channels: ["desk"] });
  await store.add(added);
  const db = new Database(file);
  db.prepare("UPDATE leads SET received_at = ? WHERE id = ?").run([
    new Date(Date.now() - daysAgo * day).toISOString(),
    added.lead.id,
  ]);
  db.close();
  return added.lead.id;
}
const ids = () => readLeads(file).map(({ lead }) => lead.id);

describe("leads past their time", () => {
  it("are erased at the start, with what was still to be handed over", async () => {
    await lead(91);
    const kept = await lead(89);
    const erased = vi.fn();
    const stop = eraseDaily(store, 90, { erased, troubled: vi.fn() });
    await vi.waitFor(() => expect(erased).toHaveBeenCalledWith(1));
    await stop();
    expect(ids()).toEqual([kept]);
    expect((await store.stuck(new Date())).waiting).toBe(1);
  });

  it("are erased once a day, also after a day on which that failed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const [old, young] = [await lead(89.5), await lead(87)];
    const erased = vi.fn();
    const troubled = vi.fn();
    let fails = true;
    const flaky: Pick<LeadStore, "erase"> = {
      erase: which => {
        if (fails) throw new Error("away");
        return store.erase(which);
      },
    };
    const stop = eraseDaily(flaky, 90, { erased, troubled });
    await vi.waitFor(() => expect(troubled).toHaveBeenCalledTimes(1));
    fails = false;
    expect(ids()).toEqual([old, young]);
    vi.advanceTimersByTime(day);
    await vi.waitFor(() => expect(erased).toHaveBeenCalledWith(1));
    expect(ids()).toEqual([young]);
    await stop();
    vi.advanceTimersByTime(10 * day);
    expect(ids()).toEqual([young]);
  });

  it("are kept for good when the number of days is 0", async () => {
    const kept = await lead(4000);
    await eraseDaily(store, 0, { erased: vi.fn(), troubled: vi.fn() })();
    expect(ids()).toEqual([kept]);
  });
});

it("is 90 days unless somebody says another number", () => {
  expect(retentionDays({})).toBe(90);
  expect(retentionDays({ LEADS_RETENTION_DAYS: "30" })).toBe(30);
  expect(retentionDays({ LEADS_RETENTION_DAYS: "0" })).toBe(0);
  expect(() => retentionDays({ LEADS_RETENTION_DAYS: "3 months" })).toThrow(/whole number of days/);
});
