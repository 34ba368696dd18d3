// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromLead } from "../../../src/delivery/fromLead";
import { askingPaths } from "../../support/asking";
import { brokenApis, wholeBrowser } from "../../support/faults/brokenApis";
import { sampleLead } from "../../support/inbox/sampleLead";
import { accepted, freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const storage = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
const moment = setTimeout;
let host: LeadHost;
/** Requests whose answer is on its way. */
let asking = 0;
const { fetch } = globalThis;
const countedFetch: typeof fetch = async (...args) => {
  asking += 1;
  try {
    const response = await fetch(...args);
    // Read here, so that it is under way until it is whole.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    asking -= 1;
  }
};

/** Undoes what was broken; the device's database is a new one. */
function mend() {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (storage) Object.defineProperty(globalThis, "sessionStorage", storage);
  wholeBrowser();
}

beforeEach(async () => {
  mend();
  sessionStorage.clear();
  host = await leadHost();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("fetch", countedFetch);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  mend();
  await host.close();
});

/** What `work` comes to, while time passes fifty times as fast, but when an answer is on its way. */
async function soon<T>(work: Promise<T>): Promise<T> {
  let over = false;
  const done = work.finally(() => {
    over = true;
  });
  done.catch(() => {});
  while (!over) {
    await new Promise(resolve => moment(resolve, 1));
    if (asking === 0) await vi.advanceTimersByTimeAsync(50);
  }
  return done;
}

const openPage = async () => {
  await freshPage(host.origin);
  const { sendLead } = await import("../../../src/delivery/sendLead");
  const { waitingLead } = await import("../../../src/delivery/waitingLead");
  const { readConfirmation } = await import("../../../src/delivery/confirmation");
  const { getDraft, saveAnswers } = await import("../../../src/draft/draftStore");
  const { drainWaiting } = await import("../../../src/delivery/drainWaiting");
  const { acknowledgeShown } = await import("../../../src/delivery/findWaiting");
  const { onNews } = await import("../../../src/delivery/news");
  return {
    sendLead,
    waitingLead,
    readConfirmation,
    getDraft,
    saveAnswers,
    drainWaiting,
    acknowledgeShown,
    onNews,
  };
};

const keys = () => host.posts.map(({ headers }) => headers["idempotency-key"]);
/** Breaks something when the post with this number arrives, before it is answered. */
const atPost = (number: number, breakIt: () => void) => {
  const { push } = host.posts;
  host.posts.push = (...posts) => {
    const length = push.apply(host.posts, posts);
    if (length === number) breakIt();
    return length;
  };
};

const cases = Object.entries(brokenApis).flatMap(([api, ways]) =>
  Object.entries(ways).map(([way, breakIt]) => ({ name: `${api} ${way}`, breakIt })),
);

/** When it breaks; the request meets a wrongly deployed host first, and is tried again by a press. */
const steps = ["before the page opens", "while it is sent", "while it waits", "before the answer"];

describe.each(cases)("$name", ({ breakIt }) => {
  it.each(steps)("%s: one lead is stored, and the screen can say so", async step => {
    host.answers = [{ status: 404 }, accepted];
    if (step === "before the page opens") breakIt();
    const page = await soon(openPage());
    const lead = sampleLead({ id: "" });
    for (const [id, answers] of Object.entries(fromLead(lead)))
      page.saveAnswers(id as "brokerSearch", answers);
    if (step === "while it is sent") atPost(1, breakIt);

    expect(await soon(page.sendLead(lead, []))).toEqual({ kind: "failed" });
    expect(await soon(page.waitingLead())).toMatchObject({
      own: { lead: { person: lead.person } },
    });
    expect(Object.keys(page.getDraft().answers)).toHaveLength(askingPaths.length);

    if (step === "while it waits") breakIt();
    if (step === "before the answer") atPost(2, breakIt);
    expect(await soon(page.sendLead(lead, []))).toEqual({ kind: "accepted" });
    expect(page.readConfirmation()).toEqual({ reference: "AB12", brokerId: "demo-001" });
    expect(page.getDraft().answers).toEqual({});
    expect(host.posts).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    // Said, and let go of: nothing is sent or said once more.
    await soon(page.acknowledgeShown({ reference: "AB12", brokerId: null }).catch(() => {}));
    expect(await soon(page.drainWaiting())).toBeNull();
    expect(host.posts).toHaveLength(2);
  });

  it("at a later visit: what waits is sent once and said, or is left as it is", async () => {
    host.answers = [{ status: 404 }, accepted];
    const { indexedDB } = globalThis;
    const first = await openPage();
    await soon(first.sendLead(sampleLead({ id: "" }), []));
    sessionStorage.clear();
    breakIt();
    const later = await soon(openPage());
    const said: (string | null)[] = [];
    later.onNews(({ reference }) => void said.push(reference));
    await soon(later.drainWaiting());
    expect(said).toEqual(host.posts.length === 2 ? ["AB12"] : []);
    // The one after that, with all in order again.
    mend();
    vi.stubGlobal("indexedDB", indexedDB);
    const last = await openPage();
    last.onNews(({ reference }) => void said.push(reference));
    await soon(last.drainWaiting());
    expect(new Set(said)).toEqual(new Set(["AB12"]));
    expect(new Set(keys()).size).toBe(1);
  });
});
