import { describe, expect, it } from "vitest";
import { openOutbox } from "../../../src/delivery/outbox";
import { newStatus } from "../../../src/delivery/row";
import { withRowLock } from "../../../src/delivery/withRowLock";
import { tabLocks } from "../../support/faults/tabLocks";
import { sampleLead } from "../../support/inbox/sampleLead";
import { platformWith } from "../../support/platformWith";

const lead = sampleLead();
const { id } = lead;
const sent = async () => "sent";
const failing = async () => {
  throw new Error("the task's own");
};

describe("where the browser has locks", () => {
  it("an error of the task is passed on, not taken for a lock that is held", async () => {
    const parts = { platform: platformWith({ locks: tabLocks().of({}) }), outbox: openOutbox() };
    await expect(withRowLock(parts, id, 1000, failing)).rejects.toThrow("the task's own");
    await expect(withRowLock(parts, id, 0, failing)).rejects.toThrow("the task's own");
    expect(await withRowLock(parts, id, 0, sent)).toBe("sent");
  });

  it("one sends and the other gives up, at once or when its time is over", async () => {
    const locks = tabLocks();
    const outbox = openOutbox();
    let done = () => {};
    const first = withRowLock(
      { platform: platformWith({ locks: locks.of({}) }), outbox },
      id,
      1000,
      () => new Promise<string>(free => (done = () => free("sent"))),
    );
    // Time is over before it is granted, not before it is asked for.
    const sleep = () => new Promise<void>(resolve => setImmediate(resolve));
    const second = { platform: platformWith({ locks: locks.of({}), sleep }), outbox };
    expect(await withRowLock(second, id, 0, sent)).toBe("locked");
    expect(await withRowLock(second, id, 1000, sent)).toBe("locked");
    done();
    expect(await first).toBe("sent");
    expect(await withRowLock(second, id, 0, sent)).toBe("sent");
  });
});

describe("where it has none", () => {
  const now = Date.UTC(2026, 10, 27, 21);
  /** A row with a lease of somebody else for so many ms from now. */
  const claimed = async (ms: number, owner = "other") => {
    const outbox = openOutbox();
    await outbox.add({ id, lead, documents: [] }, newStatus(id, null, now));
    await outbox.change(id, row => row && { ...row, claim: { owner, until: now + ms } });
    let elapsed = 0;
    const platform = platformWith({
      now: () => now,
      elapsed: () => elapsed,
      sleep: async by => {
        elapsed += by;
      },
    });
    return { parts: { platform, outbox }, elapsed: () => elapsed };
  };

  it.each([
    ["is running", 30_000, "locked"],
    ["is as long as they are made", 60_000, "locked"],
    ["ran out", 0, "sent"],
    ["is longer than any was made: the clock was set back", 3_600_000, "sent"],
  ])("a lease that %s: %i ms left, %s", async (_, left, result) => {
    const { parts, elapsed } = await claimed(left);
    expect(await withRowLock(parts, id, 1000, sent)).toBe(result);
    expect(elapsed()).toBe(result === "locked" ? 1000 : 0);
    const claim = (await parts.outbox.status(id))?.claim;
    expect(claim?.owner).toBe(result === "locked" ? "other" : undefined);
  });

  it("releases its own lease, also after an error, and nobody else's", async () => {
    const { parts } = await claimed(0);
    await expect(withRowLock(parts, id, 0, failing)).rejects.toThrow("the task's own");
    expect(await parts.outbox.status(id)).not.toHaveProperty("claim");
    const other = { owner: "other", until: now + 30_000 };
    await withRowLock(parts, id, 0, () =>
      parts.outbox.change(id, row => row && { ...row, claim: other }),
    );
    expect(await parts.outbox.status(id)).toMatchObject({ claim: other });
  });
});
