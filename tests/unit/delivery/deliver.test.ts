// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromLead } from "../../../src/delivery/fromLead";
import { sampleLead } from "../../support/inbox/sampleLead";
import {
  type Answer,
  accepted,
  freshPage,
  type LeadHost,
  leadHost,
  muchLater,
} from "../../support/leadHost";

/** Not taken, and may be tried again at once: a wrongly deployed host. */
const muchSooner: Answer = { status: 404 };

// This environment has no IndexedDB, like a browser that denies it: leads wait in memory. What is
// particular to a database is in outbox.test.ts.
let host: LeadHost;
let delivery: typeof import("../../../src/delivery/deliver");
let drainWaiting: typeof import("../../../src/delivery/drainWaiting").drainWaiting;
let outbox: import("../../../src/delivery/outbox").Outbox;
let draft: typeof import("../../../src/draft/draftStore");
let readSent: typeof import("../../../src/delivery/sent").readSent;

beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
  delivery = await import("../../../src/delivery/deliver");
  ({ drainWaiting } = await import("../../../src/delivery/drainWaiting"));
  ({ outbox } = (await import("../../../src/delivery/pageCourier")).pageCourier);
  draft = await import("../../../src/draft/draftStore");
  ({ readSent } = await import("../../../src/delivery/sent"));
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await host.close();
});

const lead = () => sampleLead({ id: "" });
const fill = () => {
  for (const [step, answers] of Object.entries(fromLead(lead())))
    draft.saveAnswers(step as "brokerSearch", answers);
};
const keys = () => host.posts.map(({ headers }) => headers["idempotency-key"]);
/** Thank-you stands on the screen. */
const shown = async () => {
  const { letGoOfShown } = await import("../../../src/delivery/findWaiting");
  await letGoOfShown(readSent() as NonNullable<ReturnType<typeof readSent>>);
};
/** The refusal stands on the screen. */
const letGoOfRefused = async () => {
  const { letGo } = await import("../../../src/delivery/conclude");
  for (const { id, state } of await outbox.statuses()) if (state === "refused") await letGo(id);
};
const uuid = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("deliver", () => {
  it("when accepted keeps only the reference and the broker", async () => {
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "accepted" });
    expect(readSent()).toEqual({ reference: "AB12", brokerId: "demo-001" });
    await shown();
    expect(await outbox.statuses()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(["familiale:sent"]);
    expect(sessionStorage.getItem("familiale:sent")).not.toMatch(/zoe|D’Hondt|Gent/i);
  });

  it("keeps that it was accepted, not what was, until a screen has said so: the page may go", async () => {
    await delivery.deliver(lead(), []);
    const [status] = await outbox.statuses();
    expect(status).toMatchObject({ state: "accepted", reference: "AB12" });
    expect(await outbox.letter(status?.id ?? "")).toBeUndefined();
    sessionStorage.clear();
    expect(await drainWaiting()).toEqual({ kind: "accepted" });
    expect(readSent()?.reference).toBe("AB12");
    expect(host.posts).toHaveLength(1);
    expect(await outbox.statuses()).toEqual([]);
  });

  it("when taken for a program's says that a person may send it again", async () => {
    host.answers = [{ status: 422, body: { code: "suspected_bot" } }, accepted];
    fill();
    expect(await delivery.deliver(lead(), [])).toMatchObject({
      kind: "refused",
      here: true,
      step: undefined,
      again: "asPerson",
    });
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(1);
  });

  it("keeps that it was refused, not what was, until a screen has said so", async () => {
    host.answers = [{ status: 400 }];
    await delivery.deliver(lead(), []);
    const [status] = await outbox.statuses();
    expect(status).toMatchObject({ state: "refused" });
    expect(await outbox.letter(status?.id ?? "")).toBeUndefined();
    expect(await drainWaiting()).toMatchObject({ kind: "refused", here: false });
    expect(await outbox.statuses()).toEqual([]);
    expect(host.posts).toHaveLength(1);
  });

  it("keeps an end that could not be said, for the next time", async () => {
    const { onNews } = await import("../../../src/delivery/news");
    host.answers = [{ status: 400 }];
    await delivery.deliver(lead(), []);
    const heard: string[] = [];
    const stop = onNews(({ kind }) => {
      heard.push(kind);
      return Promise.resolve(heard.length > 1);
    });
    await drainWaiting();
    expect(await outbox.statuses()).toMatchObject([{ state: "refused" }]);
    await drainWaiting();
    expect(await outbox.statuses()).toEqual([]);
    expect(heard).toEqual(["refused", "refused"]);
    stop();
  });

  it("gives the lead an id of its own, in the key and in the body", async () => {
    await delivery.deliver(lead(), []);
    const [key] = keys();
    expect(key).toMatch(uuid);
    expect(JSON.parse(String(host.posts[0]?.body)).id).toBe(key);
  });

  it("when not accepted keeps the lead and sends it later under the same key", async () => {
    host.answers = [muchSooner, accepted];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "failed" });
    expect(await outbox.statuses()).toHaveLength(1);
    expect(await drainWaiting()).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(1);
    expect(readSent()?.reference).toBe("AB12");
    expect(await drainWaiting()).toBeNull();
  });

  it("uses the same key when the same lead is sent again, and a new one for other content", async () => {
    host.answers = [muchLater];
    await delivery.deliver(lead(), []);
    await delivery.deliver({ ...lead(), submittedAt: "2026-11-28T08:00:00.000Z" }, []);
    expect(new Set(keys()).size).toBe(1);
    await delivery.deliver({ ...lead(), broker: null }, []);
    expect(new Set(keys()).size).toBe(2);
  });

  it("renews the key once when it is known with other content", async () => {
    host.answers = [{ status: 422, body: { code: "idempotency_key_reused" } }, accepted];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(2);
    expect(JSON.parse(String(host.posts[1]?.body)).id).toBe(keys()[1]);
    await shown();
    expect(await outbox.statuses()).toEqual([]);
  });

  it("does not renew the key for ever", async () => {
    host.answers = [{ status: 422, body: { code: "idempotency_key_reused" } }];
    expect(await delivery.deliver(lead(), [])).toMatchObject({ kind: "refused" });
    expect(host.posts).toHaveLength(2);
  });

  it("when refused says why and lets go of the lead, since the answers are still in the form", async () => {
    const errors = [{ pointer: "/person/email", code: "email" }];
    host.answers = [{ status: 422, body: { errors } }];
    fill();
    expect(await delivery.deliver(lead(), [])).toMatchObject({
      kind: "refused",
      here: true,
      step: "yourInformation",
    });
    await letGoOfRefused();
    expect(await outbox.statuses()).toEqual([]);
    expect(draft.getDraft().answers).toEqual(fromLead(lead()));
    const { takeRefusal } = await import("../../../src/draft/refusal");
    expect(takeRefusal("yourInformation")).toEqual({ email: "email" });
    expect(takeRefusal("yourInformation")).toBeUndefined();
    expect(readSent()).toBeNull();
  });

  it("when refused later puts the answers back into the form: they are nowhere else", async () => {
    host.answers = [muchSooner, { status: 400 }];
    await delivery.deliver(lead(), []);
    expect(await drainWaiting()).toMatchObject({ kind: "refused", here: true, step: undefined });
    expect(await outbox.statuses()).toEqual([]);
    expect(draft.getDraft().answers).toEqual(fromLead(lead()));
  });

  it("when refused later does not mix its answers with those about someone else", async () => {
    host.answers = [muchSooner, { status: 422, body: { errors: [{ pointer: "/person/email" }] } }];
    await delivery.deliver(lead(), []);
    draft.saveAnswers("insuranceChoice", { formula: "advies" });
    expect(await drainWaiting()).toMatchObject({ kind: "refused", here: false, step: undefined });
    expect(draft.getDraft().answers).toEqual({ insuranceChoice: { formula: "advies" } });
  });

  it("keeps a lead that met a wrongly deployed host", async () => {
    host.answers = [{ status: 404 }];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "failed" });
    expect(await outbox.statuses()).toHaveLength(1);
  });

  it("waits without alarm when the browser says that there is no connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    host.answers = [muchLater];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "waiting" });
    expect(readSent()).toBeNull();
  });

  it("forgets an earlier confirmation as soon as a new request begins", async () => {
    await delivery.deliver(lead(), []);
    host.answers = [muchLater];
    await delivery.deliver({ ...lead(), broker: null }, []);
    expect(readSent()).toBeNull();
  });

  it("does not touch the answers about someone else when an old lead arrives", async () => {
    host.answers = [muchSooner, accepted];
    await delivery.deliver(lead(), []);
    draft.saveAnswers("insuranceChoice", { formula: "advies" });
    await drainWaiting();
    expect(draft.getDraft().answers).toEqual({ insuranceChoice: { formula: "advies" } });
    expect(await outbox.statuses()).toEqual([]);
  });
});
