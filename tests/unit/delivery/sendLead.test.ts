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
let delivery: typeof import("../../../src/delivery/sendLead");
let drainWaiting: typeof import("../../../src/delivery/drainWaiting").drainWaiting;
let outbox: import("../../../src/delivery/outbox").Outbox;
let draft: typeof import("../../../src/draft/draftStore");
let readConfirmation: typeof import("../../../src/delivery/confirmation").readConfirmation;

beforeEach(async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  host = await leadHost();
  await freshPage(host.origin);
  delivery = await import("../../../src/delivery/sendLead");
  ({ drainWaiting } = await import("../../../src/delivery/drainWaiting"));
  ({ outbox } = (await import("../../../src/delivery/pageSender")).pageSender);
  draft = await import("../../../src/draft/draftStore");
  ({ readConfirmation } = await import("../../../src/delivery/confirmation"));
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
  const { acknowledgeShown } = await import("../../../src/delivery/findWaiting");
  await acknowledgeShown(readConfirmation() as NonNullable<ReturnType<typeof readConfirmation>>);
};
/** The refusal stands on the screen. */
const acknowledgeRefused = async () => {
  const { acknowledge } = await import("../../../src/delivery/settle");
  for (const { id, state } of await outbox.statuses())
    if (state === "refused") await acknowledge(id);
};
const uuid = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("deliver", () => {
  it("when accepted keeps only the reference and the broker", async () => {
    expect(await delivery.sendLead(lead(), [])).toEqual({ kind: "accepted" });
    expect(readConfirmation()).toEqual({ reference: "AB12", brokerId: "demo-001" });
    await shown();
    expect(await outbox.statuses()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(["familiale:sent"]);
    expect(sessionStorage.getItem("familiale:sent")).not.toMatch(/zoe|D’Hondt|Gent/i);
  });

  it("when taken for a program's says that a person may send it again", async () => {
    host.answers = [{ status: 422, body: { code: "suspected_bot" } }, accepted];
    fill();
    expect(await delivery.sendLead(lead(), [])).toMatchObject({
      kind: "refused",
      here: true,
      step: undefined,
      again: "asPerson",
    });
    expect(await delivery.sendLead(lead(), [])).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(1);
  });

  it("gives the lead an id of its own, in the key and in the body", async () => {
    await delivery.sendLead(lead(), []);
    const [key] = keys();
    expect(key).toMatch(uuid);
    expect(JSON.parse(String(host.posts[0]?.body)).id).toBe(key);
  });

  it("when not accepted keeps the lead and sends it later under the same key", async () => {
    host.answers = [muchSooner, accepted];
    expect(await delivery.sendLead(lead(), [])).toEqual({ kind: "failed" });
    expect(await outbox.statuses()).toHaveLength(1);
    expect(await drainWaiting()).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(1);
    expect(readConfirmation()?.reference).toBe("AB12");
    expect(await drainWaiting()).toBeNull();
  });

  it("uses the same key when the same lead is sent again, and a new one for other content", async () => {
    host.answers = [muchLater];
    await delivery.sendLead(lead(), []);
    await delivery.sendLead({ ...lead(), submittedAt: "2026-11-28T08:00:00.000Z" }, []);
    expect(new Set(keys()).size).toBe(1);
    await delivery.sendLead({ ...lead(), broker: null }, []);
    expect(new Set(keys()).size).toBe(2);
  });

  it("renews the key once when it is known with other content", async () => {
    host.answers = [{ status: 422, body: { code: "idempotency_key_reused" } }, accepted];
    expect(await delivery.sendLead(lead(), [])).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(2);
    expect(JSON.parse(String(host.posts[1]?.body)).id).toBe(keys()[1]);
    await shown();
    expect(await outbox.statuses()).toEqual([]);
  });

  it("does not renew the key for ever", async () => {
    host.answers = [{ status: 422, body: { code: "idempotency_key_reused" } }];
    expect(await delivery.sendLead(lead(), [])).toMatchObject({ kind: "refused" });
    expect(host.posts).toHaveLength(2);
  });

  it("when refused says why and lets go of the lead, since the answers are still in the form", async () => {
    const errors = [{ pointer: "/person/email", code: "email" }];
    host.answers = [{ status: 422, body: { errors } }];
    fill();
    expect(await delivery.sendLead(lead(), [])).toMatchObject({
      kind: "refused",
      here: true,
      step: "yourInformation",
    });
    await acknowledgeRefused();
    expect(await outbox.statuses()).toEqual([]);
    expect(draft.getDraft().answers).toEqual(fromLead(lead()));
    const { takeRefusal } = await import("../../../src/draft/refusal");
    expect(takeRefusal("yourInformation")).toEqual({ email: "email" });
    expect(takeRefusal("yourInformation")).toBeUndefined();
    expect(readConfirmation()).toBeNull();
  });

  it("when refused later puts the answers back into the form: they are nowhere else", async () => {
    host.answers = [muchSooner, { status: 400 }];
    await delivery.sendLead(lead(), []);
    expect(await drainWaiting()).toMatchObject({ kind: "refused", here: true, step: undefined });
    expect(await outbox.statuses()).toEqual([]);
    expect(draft.getDraft().answers).toEqual(fromLead(lead()));
  });

  it("when refused later does not mix its answers with those about someone else", async () => {
    host.answers = [muchSooner, { status: 422, body: { errors: [{ pointer: "/person/email" }] } }];
    await delivery.sendLead(lead(), []);
    draft.saveAnswers("insuranceChoice", { formula: "advies" });
    expect(await drainWaiting()).toMatchObject({ kind: "refused", here: false, step: undefined });
    expect(draft.getDraft().answers).toEqual({ insuranceChoice: { formula: "advies" } });
    const { takeRefusal } = await import("../../../src/draft/refusal");
    expect(takeRefusal("yourInformation")).toBeUndefined();
  });

  it("keeps a lead that met a wrongly deployed host", async () => {
    host.answers = [{ status: 404 }];
    expect(await delivery.sendLead(lead(), [])).toEqual({ kind: "failed" });
    expect(await outbox.statuses()).toHaveLength(1);
  });

  it("waits without alarm when the browser says that there is no connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    host.answers = [muchLater];
    expect(await delivery.sendLead(lead(), [])).toEqual({ kind: "waiting" });
    expect(readConfirmation()).toBeNull();
  });

  it("forgets an earlier confirmation as soon as a new request begins", async () => {
    await delivery.sendLead(lead(), []);
    host.answers = [muchLater];
    await delivery.sendLead({ ...lead(), broker: null }, []);
    expect(readConfirmation()).toBeNull();
  });

  it("forgets it even where storage is full", async () => {
    await delivery.sendLead(lead(), []);
    host.answers = [muchLater];
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await delivery.sendLead({ ...lead(), broker: null }, []);
    expect(readConfirmation()).toBeNull();
  });

  it("tells who counts that a lead is queued once, and whether its reference is known", async () => {
    const { onLead } = await import("../../../src/delivery/leadEvents");
    const heard: object[] = [];
    const stop = onLead(event => heard.push(event));
    host.answers = [muchSooner, { status: 409, body: { code: "already_received" } }];
    await delivery.sendLead(lead(), []);
    await delivery.sendLead(lead(), []);
    host.answers = [accepted];
    await delivery.sendLead({ ...lead(), broker: null }, []);
    const known = [
      { kind: "queued" },
      { kind: "accepted", confirmed: false },
      { kind: "queued" },
      { kind: "accepted", confirmed: true },
    ];
    expect(heard).toEqual(known);
    stop();
    const late: object[] = [];
    onLead(event => late.push(event), true);
    expect([heard, late]).toEqual([known, known]);
  });

  it("has the newest waiting lead shown, or rather the one of this tab", async () => {
    // The page takes its clock in when it loads.
    const clock = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    await freshPage(host.origin);
    delivery = await import("../../../src/delivery/sendLead");
    const { findWaiting } = await import("../../../src/delivery/findWaiting");
    const { forgetConfirmation } = await import("../../../src/delivery/confirmation");
    host.answers = [muchLater];
    await delivery.sendLead(lead(), []);
    clock.mockReturnValue(2_000_000_000_000 - 5000);
    const person = { ...lead().person, email: "an@voorbeeld.example" };
    await delivery.sendLead({ ...lead(), person, broker: null }, []);
    expect(await findWaiting()).toMatchObject({ own: { brokerId: null, kept: "page" } });
    forgetConfirmation();
    expect(await findWaiting()).toMatchObject({ own: { brokerId: "demo-001" } });
  });

  it("does not touch the answers about someone else when an old lead arrives", async () => {
    host.answers = [muchSooner, accepted];
    await delivery.sendLead(lead(), []);
    draft.saveAnswers("insuranceChoice", { formula: "advies" });
    await drainWaiting();
    expect(draft.getDraft().answers).toEqual({ insuranceChoice: { formula: "advies" } });
    expect(await outbox.statuses()).toEqual([]);
  });
});
