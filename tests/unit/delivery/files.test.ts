// In Node, since its fetch does not know the files of jsdom.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

let host: LeadHost;
let delivery: typeof import("../../../src/delivery/sendLead");
let outbox: import("../../../src/delivery/outbox").Outbox;

beforeEach(async () => {
  vi.stubGlobal("navigator", { onLine: true });
  host = await leadHost();
  await freshPage(host.origin);
  delivery = await import("../../../src/delivery/sendLead");
  ({ outbox } = (await import("../../../src/delivery/pageSender")).pageSender);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await host.close();
});

const lead = () => sampleLead({ id: "" });
const keys = () => host.posts.map(({ headers }) => headers["idempotency-key"]);
const polis = sampleDocument("polis.pdf", new Uint8Array([1]));
const withPolis = () => ({ ...lead(), documents: [polis.entry] });

describe("a lead with files", () => {
  it("that are too large says that it may pass without them, and has them back in the form", async () => {
    host.answers = [{ status: 413 }];
    expect(await delivery.sendLead(withPolis(), [polis.file])).toMatchObject({
      kind: "refused",
      here: true,
      step: undefined,
      again: "smallerFiles",
    });
    const { chosenDocuments } = await import("../../../src/draft/chosenDocuments");
    expect(chosenDocuments.get()).toEqual([{ file: polis.file, sha256: polis.entry.sha256 }]);
    // That it was refused, without files and answers, until a screen has said so.
    expect(await outbox.payload((await outbox.statuses())[0]?.id ?? "")).toBeUndefined();
  });

  it("that are refused by name says so too", async () => {
    host.answers = [{ status: 422, body: { errors: [{ pointer: "/documents/0/type" }] } }];
    expect(await delivery.sendLead(withPolis(), [polis.file])).toMatchObject({
      kind: "refused",
      again: "otherFiles",
    });
  });

  it("takes them out of the form once it is accepted", async () => {
    const { chosenDocuments } = await import("../../../src/draft/chosenDocuments");
    chosenDocuments.set([{ file: polis.file, sha256: polis.entry.sha256 }]);
    expect(await delivery.sendLead(withPolis(), [polis.file])).toEqual({ kind: "accepted" });
    expect(chosenDocuments.get()).toEqual([]);
  });

  it("is refused as too large once: without files there is nothing to leave out", async () => {
    host.answers = [{ status: 413 }];
    expect(await delivery.sendLead(lead(), [])).not.toHaveProperty("again");
  });

  it("goes once more without them when they were taken out, not twice", async () => {
    host.answers = [{ status: 404 }];
    await delivery.sendLead(withPolis(), [polis.file]);
    await delivery.sendLead(lead(), []);
    expect(await outbox.statuses()).toHaveLength(1);
    expect(new Set(keys()).size).toBe(2);
  });

  it("keeps them after a reload, in which the form lost them", async () => {
    host.answers = [{ status: 404 }];
    await delivery.sendLead(withPolis(), [polis.file]);
    // What a page that did not keep the row itself knows.
    const { pageSender } = await import("../../../src/delivery/pageSender");
    pageSender.addedHere.clear();
    await delivery.sendLead(lead(), []);
    expect(new Set(keys()).size).toBe(1);
    const [row] = await outbox.statuses();
    expect((await outbox.payload(row?.id ?? ""))?.documents).toEqual([polis.file]);
  });

  it("is replaced after a reload by answers that were corrected, which go without them", async () => {
    host.answers = [{ status: 404 }];
    await delivery.sendLead(withPolis(), [polis.file]);
    const { pageSender } = await import("../../../src/delivery/pageSender");
    pageSender.addedHere.clear();
    const { person } = lead();
    await delivery.sendLead({ ...lead(), person: { ...person, firstName: "Zoé" } }, []);
    const [row, ...others] = await outbox.statuses();
    expect(others).toEqual([]);
    expect((await outbox.payload(row?.id ?? ""))?.lead.person.firstName).toBe("Zoé");
  });
});

it("replaces a waiting lead by its correction, and keeps one about somebody else", async () => {
  host.answers = [{ status: 404 }];
  await delivery.sendLead(lead(), []);
  const { person } = lead();
  await delivery.sendLead({ ...lead(), person: { ...person, firstName: "Zoé" } }, []);
  expect(await outbox.statuses()).toHaveLength(1);
  await delivery.sendLead({ ...lead(), person: { ...person, email: "an@voorbeeld.example" } }, []);
  expect(await outbox.statuses()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(3);
});

it("knows a correction by the phone number where there is no e-mail address", async () => {
  host.answers = [{ status: 404 }];
  const person = { ...lead().person, email: null, contactBy: "phone" as const };
  await delivery.sendLead({ ...lead(), person }, []);
  await delivery.sendLead({ ...lead(), person: { ...person, firstName: "Zoé" } }, []);
  expect(await outbox.statuses()).toHaveLength(1);
  await delivery.sendLead({ ...lead(), person: { ...person, phone: "+32471999999" } }, []);
  expect(await outbox.statuses()).toHaveLength(2);
});

describe("a file that this device can no longer read", () => {
  const foto = sampleDocument("foto.jpg", new Uint8Array([3]));
  const both = () => ({ ...lead(), documents: [polis.entry, foto.entry] });

  it("is named and tried no more by itself; the rest goes when the visitor chooses so", async () => {
    // As it is with a file that changed on the disk: neither it nor a request with it can be read.
    vi.spyOn(polis.file, "arrayBuffer").mockRejectedValue(new DOMException("", "NotReadableError"));
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
      init?.body instanceof FormData && init.body.getAll("document").length > 1
        ? Promise.reject(new TypeError("Failed to fetch"))
        : fetch(url, init),
    );
    expect(await delivery.sendLead(both(), [polis.file, foto.file])).toEqual({ kind: "failed" });
    const { findWaiting } = await import("../../../src/delivery/findWaiting");
    const { own } = await findWaiting();
    expect(own?.unreadable?.map(place => own.documents[place]?.name)).toEqual(["polis.pdf"]);
    const { drainWaiting } = await import("../../../src/delivery/drainWaiting");
    await drainWaiting();
    expect(host.posts).toEqual([]);
    expect(await delivery.sendReadable(own?.id ?? "")).toEqual({ kind: "accepted" });
    const body = String(host.posts[0]?.body);
    expect(body).toContain("foto.jpg");
    expect(body).not.toContain("polis.pdf");
    vi.restoreAllMocks();
  });
});
