import { beforeEach, describe, expect, it } from "vitest";
import { heldMs } from "../../../src/delivery/attempt";
import { createSender } from "../../../src/delivery/createSender";
import { openOutbox } from "../../../src/delivery/outbox";
import { sampleLead } from "../../support/inbox/sampleLead";
import { platformWith } from "../../support/platformWith";

const day = 86_400_000;
const begin = Date.UTC(2026, 10, 27, 21);
let now = begin;
let answer: () => Response;
let posts = 0;
const platform = platformWith({
  now: () => now,
  elapsed: () => now,
  fetch: async () => {
    posts += 1;
    return answer();
  },
});
const accept = () => Response.json({ reference: "AB12" }, { status: 201 });
const refuse = (status: number) => () => new Response("", { status });
const lead = sampleLead();

beforeEach(() => {
  now = begin;
  posts = 0;
  answer = accept;
});

describe("a lead that waits", () => {
  /** Added by a page that was closed; the sender of the next one. */
  const left = async () => {
    const outbox = openOutbox();
    const id = await createSender(platform, outbox).enqueue(lead, []);
    return { id, outbox, next: createSender(platform, outbox) };
  };

  it("is sent after three days to the minute, and expires after that", async () => {
    const { next } = await left();
    now = begin + 3 * day;
    expect(await next.drain()).toMatchObject([{ kind: "accepted" }]);
    const late = await left();
    now += 3 * day + 1;
    expect(await late.next.drain()).toMatchObject([{ kind: "expired" }]);
    expect(posts).toBe(1);
    expect(await late.outbox.payload(late.id)).toBeUndefined();
  });

  it("does not expire on the page that added it, whatever the clock does", async () => {
    const sender = createSender(platform, openOutbox());
    const id = await sender.enqueue(lead, []);
    now = begin + 400 * day;
    expect(await sender.send(id)).toMatchObject({ kind: "accepted" });
  });

  it("that was kept under a clock ahead lives for three days from when that shows", async () => {
    now = begin + 400 * day;
    const { id, outbox, next } = await left();
    now = begin;
    answer = refuse(503);
    await next.drain();
    expect(await outbox.status(id)).toMatchObject({ state: "waiting", createdAt: begin });
  });

  it("is tried by the timer again once a wrongly deployed host is merely busy", async () => {
    const { id, outbox, next } = await left();
    answer = refuse(404);
    await next.drain();
    expect(await outbox.status(id)).toMatchObject({ state: "waiting", misplaced: true });
    expect(await next.nextDrain()).toBeNull();
    answer = refuse(503);
    await next.drain();
    expect(await outbox.status(id)).toMatchObject({ misplaced: false, tries: 1 });
    expect(await next.nextDrain()).toBe(1000);
  });

  it("is sent to again when the server said, and sooner after a clock that was set back", async () => {
    const { next } = await left();
    answer = () => new Response("", { status: 503, headers: { "Retry-After": "600" } });
    await next.drain();
    expect(await next.nextDrain()).toBe(600_000);
    now = begin + 200_000;
    expect(await next.nextDrain()).toBe(400_000);
    now = begin - day;
    expect(await next.nextDrain()).toBe(1000);
  });

  it("is held as long as the server said, also when a press in between was in vain", async () => {
    const { id, next } = await left();
    answer = () => new Response("", { status: 503, headers: { "Retry-After": "600" } });
    await next.drain();
    now = begin + 100_000;
    answer = () => {
      throw new TypeError("no connection");
    };
    await next.send(id);
    expect(posts).toBe(2);
    await next.drain();
    expect(posts).toBe(2);
    expect(await next.nextDrain()).toBe(500_000);
  });

  it("stands behind those that were kept before it", async () => {
    const outbox = openOutbox();
    const sender = createSender(platform, outbox);
    const second = await sender.enqueue(lead, []);
    now = begin - 1000;
    const first = await sender.enqueue({ ...lead, broker: null }, []);
    expect((await outbox.statuses()).map(({ id }) => id)).toEqual([first, second]);
  });

  it("and is refused to a worker or a stranger's page is posted no more, until its sender hears it", async () => {
    const { id, outbox, next } = await left();
    answer = () => Response.json({ errors: [{ pointer: "/person/phone" }] }, { status: 422 });
    const refusal = { status: 422, errors: [{ pointer: "/person/phone" }] };
    for (const stranger of [next, createSender(platform, outbox)])
      expect(await stranger.drain()).toMatchObject([{ kind: "unclaimed", status: { refusal } }]);
    expect(await outbox.status(id)).toMatchObject({ state: "waiting", refusal });
    expect(await outbox.payload(id)).toMatchObject({ lead: { person: lead.person } });
    // Time alone does not help it.
    expect(await next.nextDrain()).toBeNull();

    const sender = createSender(platform, outbox, own => own === id);
    expect(await sender.drain()).toMatchObject([
      { kind: "refused", reply: refusal, payload: { lead: { person: lead.person } } },
    ]);
    expect(await outbox.status(id)).toMatchObject({ state: "refused" });
    expect(await outbox.payload(id)).toBeUndefined();
    expect(posts).toBe(1);
  });

  it("and is refused where nobody claims it runs out like any other", async () => {
    const { id, outbox, next } = await left();
    answer = refuse(400);
    await next.drain();
    now = begin + 3 * day + 1;
    expect(await createSender(platform, outbox).drain()).toMatchObject([{ kind: "expired" }]);
    expect(await outbox.payload(id)).toBeUndefined();
    expect(posts).toBe(1);
  });
});

it("content that was refused or ran out may be kept and sent anew", async () => {
  const outbox = openOutbox();
  const sender = createSender(platform, outbox);
  answer = refuse(400);
  const id = await sender.enqueue(lead, []);
  await sender.send(id);
  answer = accept;
  expect(await sender.enqueue(lead, [])).toBe(id);
  expect(await sender.send(id)).toMatchObject({ kind: "accepted" });

  const other = { ...lead, broker: null };
  const expired = await sender.enqueue(other, []);
  now = begin + 3 * day + 1;
  await createSender(platform, outbox).drain();
  expect(await outbox.status(expired)).toMatchObject({ state: "expired" });
  expect(await sender.send(await sender.enqueue(other, []))).toMatchObject({ kind: "accepted" });
});

it.each([
  [undefined, 5000, 0],
  [{ since: 1000, ms: 500 }, 1000, 500],
  [{ since: 1000, ms: 500 }, 1200, 300],
  [{ since: 1000, ms: 500 }, 1500, 0],
  [{ since: 1000, ms: 500 }, 9000, 0],
  [{ since: 1000, ms: 500 }, 999, 0],
])("held by %j is at %i held for %i ms more", (held, at, ms) => {
  const status = { id: "a", state: "waiting", createdAt: 0, kept: "page", tries: 1 } as const;
  expect(heldMs({ ...status, brokerId: null, ...(held && { held }) }, at)).toBe(ms);
});
