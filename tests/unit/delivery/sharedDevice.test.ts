// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromLead } from "../../../src/delivery/fromLead";
import type { News } from "../../../src/delivery/news";
import { wholeBrowser } from "../../support/faults/brokenApis";
import { sampleLead } from "../../support/inbox/sampleLead";
import { type Answer, accepted, freshPage, type LeadHost, leadHost } from "../../support/leadHost";

let host: LeadHost;

beforeEach(async () => {
  wholeBrowser();
  sessionStorage.clear();
  localStorage.clear();
  host = await leadHost();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await host.close();
});

const lead = sampleLead({ id: "" });
const misplaced: Answer = { status: 404 };
const refusal: Answer = {
  status: 422,
  body: { errors: [{ pointer: "/person/email", code: "email" }] },
};

/** A page loaded in a tab of this device; what it says is in `said`. */
async function openPage() {
  await freshPage(host.origin);
  const [delivery, drain, waiting, lookUp, sent, draft, documents, news, settle] =
    await Promise.all([
      import("../../../src/delivery/sendLead"),
      import("../../../src/delivery/drainWaiting"),
      import("../../../src/delivery/findWaiting"),
      import("../../../src/delivery/waitingLead"),
      import("../../../src/delivery/confirmation"),
      import("../../../src/draft/draftStore"),
      import("../../../src/draft/chosenDocuments"),
      import("../../../src/delivery/news"),
      import("../../../src/delivery/settle"),
    ]);
  const { pageSender } = await import("../../../src/delivery/pageSender");
  const said: News[] = [];
  news.onNews(one => void said.push(one));
  const rows = () => pageSender.outbox.statuses();
  const page = { ...delivery, ...drain, ...waiting, ...lookUp, ...sent, ...draft, ...documents };
  return { ...page, ...settle, said, rows };
}
const fill = ({ saveAnswers }: Awaited<ReturnType<typeof openPage>>) => {
  for (const [step, answers] of Object.entries(fromLead(lead)))
    saveAnswers(step as "brokerSearch", answers);
};
/** The tab is closed, and another one opened: by the same person, or by the next. */
const otherTab = () => {
  sessionStorage.clear();
  return openPage();
};
const words = [...Object.values(lead.person), lead.broker?.name ?? ""].filter(value =>
  String(value ?? ""),
);
/** Anything that stands in the lead. */
const content = (shown: unknown) =>
  words.filter(word => JSON.stringify(shown).includes(String(word)));

describe.each(["refused by a page of another tab", "refused by the worker"])("%s", by => {
  async function refusedElsewhere() {
    host.answers = [misplaced, refusal];
    const first = await openPage();
    fill(first);
    await first.sendLead(lead, []);
    if (by.endsWith("worker")) {
      const { createSender } = await import("../../../src/delivery/createSender");
      const { openOutbox } = await import("../../../src/delivery/outbox");
      const { browserPlatform } = await import("../../../src/delivery/browserPlatform");
      const { loadConfig } = await import("../../../src/settings/configStore");
      const { withPrefix } = await import("gatsby");
      await createSender(
        browserPlatform({ config: loadConfig, url: withPrefix }),
        openOutbox(),
      ).drain();
      expect(host.posts).toHaveLength(2);
    }
    const other = await otherTab();
    await other.drainWaiting();
    return other;
  }

  it("is told elsewhere without content, and posted no more", async () => {
    const other = await refusedElsewhere();
    expect(other.said).toMatchObject([{ kind: "unclaimed", answersHere: false }]);
    expect(other.getDraft().answers).toEqual({});
    const { own, other: waits } = await other.waitingLead();
    expect(own).toBeNull();
    expect(waits).toBeDefined();
    expect(content([other.said, waits, { ...sessionStorage }])).toEqual([]);
    await other.drainWaiting();
    expect(other.said).toHaveLength(1);
    expect(host.posts).toHaveLength(2);
  });

  it("is given to who knows its phone number, however it is written", async () => {
    const other = await refusedElsewhere();
    for (const wrong of ["0471 12 34 56", "+32", "0"])
      expect(await other.claim(wrong)).toBe("unknown");
    expect(await other.claim(" 0470/12.34.56 ")).toBe("own");
  });

  it("is given to who knows its e-mail address, and to nobody else", async () => {
    const other = await refusedElsewhere();
    expect(await other.claim("iemand@elders.example")).toBe("unknown");
    expect(await other.claim("")).toBe("unknown");
    expect((await other.waitingLead()).own).toBeNull();
    expect(await other.claim(` ${lead.person.email?.toUpperCase()} `)).toBe("own");
    const { own } = await other.waitingLead();
    expect(await other.sendRow(own?.id ?? "")).toMatchObject({
      kind: "refused",
      here: true,
      step: "yourInformation",
    });
    expect(other.getDraft().answers).toEqual(fromLead(lead));
    expect(host.posts).toHaveLength(2);
  });

  it("does not take the place of other answers", async () => {
    const other = await refusedElsewhere();
    other.saveAnswers("insuranceChoice", { formula: "advies" });
    expect(await other.claim(lead.person.email ?? "")).toBe("occupied");
    expect(other.getDraft().answers).toEqual({ insuranceChoice: { formula: "advies" } });
    expect(await other.rows()).toHaveLength(1);
  });
});

it("what another tab left is sent and said by its reference; nothing of it stays in this tab", async () => {
  host.answers = [misplaced, accepted];
  await (await openPage()).sendLead(lead, []);
  const other = await otherTab();
  await other.drainWaiting();
  expect(other.said).toMatchObject([{ kind: "accepted", reference: "AB12" }]);
  expect(other.readConfirmation()).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(await other.rows()).toEqual([]);
});

it("erasing erases what this tab sent, and leaves what somebody else's tab did", async () => {
  host.answers = [misplaced];
  await (await openPage()).sendLead(lead, []);
  const next = await otherTab();
  const own = { ...lead, person: { ...lead.person, email: "an@voorbeeld.example" } };
  await next.sendLead(own, []);
  localStorage.setItem("familiale:consent", "{}");
  sessionStorage.setItem("@@scroll|/makelaar/|x", "12");
  localStorage.setItem("neighbour", "of another site");
  const { eraseOwn } = await import("../../../src/form/eraseOwn");
  expect(await eraseOwn()).toEqual({ other: true });
  expect((await next.waitingLead()).own).toBeNull();
  expect(await next.claim(lead.person.email ?? "")).toBe("own");
  sessionStorage.clear();
  expect(await next.rows()).toHaveLength(1);
  expect(Object.keys({ ...localStorage })).toEqual(["neighbour"]);
});

describe("an end whose page goes before it is said", () => {
  it.each<[string, Answer, object]>([
    ["accepted", accepted, { state: "accepted", reference: "AB12" }],
    ["refused", { status: 400 }, { state: "refused" }],
  ])("%s: is kept without its content, and said at the next visit", async (kind, answer, kept) => {
    host.answers = [answer];
    const first = await openPage();
    await first.sendLead(lead, []);
    const [status] = await first.rows();
    expect(status).toMatchObject(kept);
    expect(content(status)).toEqual([]);
    const next = await otherTab();
    await next.drainWaiting();
    expect(next.said).toMatchObject([{ kind }]);
    expect(await next.rows()).toEqual([]);
    expect(host.posts).toHaveLength(1);
  });
});

describe("a drain between an answer and its screen", () => {
  it.each<[string, Answer]>([
    ["accepted", accepted],
    ["refused", refusal],
  ])("says nothing of it: the press does (%s)", async (_, answer) => {
    host.answers = [answer];
    const page = await openPage();
    fill(page);
    const { onLead } = await import("../../../src/delivery/leadEvents");
    const counted: string[] = [];
    onLead(({ kind }) => void counted.push(kind));
    // Before the press has its answer, and after.
    const [outcome] = await Promise.all([page.sendLead(lead, []), page.drainWaiting()]);
    await page.drainWaiting();
    expect(page.said).toEqual([]);
    expect(counted).toEqual(["queued", outcome.kind]);
    const { takeRefusal, refusalTold } = await import("../../../src/draft/refusal");
    if (outcome.kind === "refused")
      expect(takeRefusal("yourInformation")).toEqual({ email: "email" });
    // The screen stands.
    refusalTold();
    const sent = page.readConfirmation();
    if (sent) await page.acknowledgeShown(sent);
    await vi.waitFor(async () => expect(await page.rows()).toEqual([]));
    expect(host.posts).toHaveLength(1);
  });
});
