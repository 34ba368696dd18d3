import fc from "fast-check";
import { expect, it } from "vitest";
import { correctDate } from "../../../src/delivery/correctDate";
import { createSender } from "../../../src/delivery/createSender";
import { openOutbox } from "../../../src/delivery/outbox";
import { newStatus } from "../../../src/delivery/row";
import { sampleLead } from "../../support/inbox/sampleLead";
import { platformWith } from "../../support/platformWith";

const hour = 3_600_000;
const days = (n: number) => n * 24 * hour;
const begin = Date.UTC(2026, 10, 27, 21);
const notBefore = Date.UTC(2026);

/** A device whose clock may be wrong, and a host that has no time for leads until it is told to. */
function device() {
  const clock = { lived: 0, wrongBy: 0 };
  const host = { busy: true, posts: 0 };
  const platform = platformWith({
    notBefore,
    now: () => begin + clock.lived + clock.wrongBy,
    elapsed: () => clock.lived,
    fetch: async () => {
      host.posts += 1;
      return host.busy
        ? new Response("", { status: 503 })
        : Response.json({ reference: "AB12" }, { status: 201 });
    },
  });
  const outbox = openOutbox();
  /** A page that just loaded. */
  const visit = () => createSender(platform, outbox);
  return { clock, host, visit, outbox };
}

const anyMs = fc.integer({ min: 2 * 60_000, max: days(4000) });
/** Short enough that three days are not over. */
const wait = fc.integer({ min: 0, max: days(1) });

it("what was kept while the clock stood before the site was built is sent when that is put right", async () => {
  const stood = fc.integer({ min: 0, max: notBefore - 1 });
  await fc.assert(
    fc.asyncProperty(stood, wait, wait, fc.boolean(), async (at, before, after, looked) => {
      const { clock, host, visit } = device();
      clock.wrongBy = at - begin;
      const { enqueue } = visit();
      await enqueue(sampleLead(), []);
      clock.lived += Math.min(before, notBefore - 1 - at);
      if (looked) await visit().drain();
      clock.wrongBy = 0;
      expect(await visit().drain()).toMatchObject([{ kind: "waiting" }]);
      clock.lived += after;
      host.busy = false;
      expect(await visit().drain()).toMatchObject([{ kind: "accepted" }]);
    }),
    { numRuns: 50 },
  );
});

it("its three days begin then, and end", async () => {
  const { clock, visit } = device();
  clock.wrongBy = Date.UTC(2020) - begin;
  await visit().enqueue(sampleLead(), []);
  clock.wrongBy = 0;
  await visit().drain();
  clock.lived += days(3);
  expect(await visit().drain()).toMatchObject([{ kind: "waiting" }]);
  clock.lived += 1;
  expect(await visit().drain()).toMatchObject([{ kind: "expired" }]);
});

it("a clock that is set back and put right again takes and gives no time", async () => {
  await fc.assert(
    fc.asyncProperty(wait, wait, anyMs, async (before, back, by) => {
      const { clock, visit } = device();
      await visit().enqueue(sampleLead(), []);
      clock.lived += before;
      clock.wrongBy = -by;
      await visit().drain();
      clock.lived += back;
      await visit().drain();
      clock.wrongBy = 0;
      clock.lived = days(3);
      expect(await visit().drain()).toMatchObject([{ kind: "waiting" }]);
      clock.lived += 1;
      expect(await visit().drain()).toMatchObject([{ kind: "expired" }]);
    }),
    { numRuns: 50 },
  );
});

it("what was kept under a clock ahead lives for three days from the first look by a right one, or from its own date", async () => {
  await fc.assert(
    fc.asyncProperty(anyMs, wait, async (by, before) => {
      const { clock, visit } = device();
      clock.wrongBy = by + before;
      await visit().enqueue(sampleLead(), []);
      clock.wrongBy = 0;
      clock.lived = before;
      await visit().drain();
      clock.lived += days(3);
      expect(await visit().drain()).toMatchObject([{ kind: "waiting" }]);
      // Which of the two clocks was wrong shows in time, and nobody's three days are cut short by that.
      clock.lived = before + days(3) + (by < days(3) ? by : 0) + 1;
      expect(await visit().drain()).toMatchObject([{ kind: "expired" }]);
    }),
    { numRuns: 50 },
  );
});

it("a clock that is set ahead while a page is open ages nothing that waits, for later visits either", async () => {
  await fc.assert(
    fc.asyncProperty(anyMs, wait, wait, async (by, before, after) => {
      const { clock, host, visit } = device();
      const open = visit();
      await open.enqueue(sampleLead(), []);
      clock.lived += before;
      clock.wrongBy += by;
      await open.drain();
      clock.lived += after;
      const later = visit();
      expect(await later.drain()).toMatchObject([{ kind: "waiting" }]);
      expect(host.posts).toBe(2);
      clock.lived = days(3) + 1;
      expect(await visit().drain()).toMatchObject([{ kind: "expired" }]);
    }),
    { numRuns: 50 },
  );
});

it("a clock that is right changes no date", () => {
  const row = newStatus("a", null, begin);
  for (const now of [begin - 60_000, begin, begin + days(10)])
    expect(correctDate(row, { notBefore, now: () => now })).toBe(row);
});
