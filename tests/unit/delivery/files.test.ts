// In Node, since its fetch does not know the files of jsdom.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

let host: LeadHost;
let delivery: typeof import("../../../src/delivery/deliver");
let outbox: import("../../../src/delivery/outbox").Outbox;

beforeEach(async () => {
  vi.stubGlobal("navigator", { onLine: true });
  host = await leadHost();
  await freshPage(host.origin);
  delivery = await import("../../../src/delivery/deliver");
  ({ outbox } = (await import("../../../src/delivery/pageCourier")).pageCourier);
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
    expect(await delivery.deliver(withPolis(), [polis.file])).toMatchObject({
      kind: "refused",
      here: true,
      step: undefined,
      again: "withoutFiles",
    });
    const { getDocuments } = await import("../../../src/draft/documents");
    expect(getDocuments()).toEqual([{ file: polis.file, sha256: polis.entry.sha256 }]);
    // That it was refused, without files and answers, until a screen has said so.
    expect(await outbox.letter((await outbox.statuses())[0]?.id ?? "")).toBeUndefined();
  });

  it("is refused as too large once: without files there is nothing to leave out", async () => {
    host.answers = [{ status: 413 }];
    expect(await delivery.deliver(lead(), [])).not.toHaveProperty("again");
  });

  it("goes once more without them when they were taken out, not twice", async () => {
    host.answers = [{ status: 404 }];
    await delivery.deliver(withPolis(), [polis.file]);
    await delivery.deliver(lead(), []);
    expect(await outbox.statuses()).toHaveLength(1);
    expect(new Set(keys()).size).toBe(2);
  });

  it("keeps them after a reload, in which the form lost them", async () => {
    host.answers = [{ status: 404 }];
    await delivery.deliver(withPolis(), [polis.file]);
    // What a page that did not keep the row itself knows.
    const { pageCourier } = await import("../../../src/delivery/pageCourier");
    pageCourier.keptHere.clear();
    await delivery.deliver(lead(), []);
    expect(new Set(keys()).size).toBe(1);
    const [row] = await outbox.statuses();
    expect((await outbox.letter(row?.id ?? ""))?.documents).toEqual([polis.file]);
  });
});

it("replaces a waiting lead by its correction, and keeps one about somebody else", async () => {
  host.answers = [{ status: 404 }];
  await delivery.deliver(lead(), []);
  const { person } = lead();
  await delivery.deliver({ ...lead(), person: { ...person, firstName: "Zoé" } }, []);
  expect(await outbox.statuses()).toHaveLength(1);
  await delivery.deliver({ ...lead(), person: { ...person, email: "an@voorbeeld.example" } }, []);
  expect(await outbox.statuses()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(3);
});
