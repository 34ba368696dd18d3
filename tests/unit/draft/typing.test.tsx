import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKey } from "../../../src/draft/draftStorage";
import {
  draftStore,
  forgetDraft,
  getDraft,
  reloadDraft,
  saveAnswers,
  saveBrokerContext,
  saveTyped,
} from "../../../src/draft/draftStore";
import { afterPaint } from "../../../src/timing/afterPaint";
import { afterTyping } from "../../../src/timing/afterTyping";

beforeEach(forgetDraft);
afterEach(() => vi.restoreAllMocks());

const type = (currentInsurer: string) => saveTyped("familySituation", () => ({ currentInsurer }));
const stored = () =>
  JSON.parse(sessionStorage.getItem(draftKey) ?? '{"answers":{}}').answers.familySituation;
const paused = () => new Promise<void>(done => afterTyping(done, done));

describe("a letter", () => {
  it("is kept when typing pauses, together with those before it", async () => {
    const write = vi.spyOn(Storage.prototype, "setItem");
    type("A");
    await new Promise<void>(afterPaint);
    expect(stored()).toBeUndefined();
    type("AB");
    await paused();
    expect(stored()).toEqual({ currentInsurer: "AB" });
    expect(write.mock.calls.filter(([key]) => key === draftKey)).toHaveLength(1);
  });

  it("is kept while typing goes on without a pause", async () => {
    let text = "";
    const typing = setInterval(() => {
      text += "a";
      type(text);
    }, 20);
    await waitFor(() => expect(stored()?.currentInsurer).toMatch(/^a/), { timeout: 5000 });
    clearInterval(typing);
  });

  it("that the page searches with is kept once it is painted", async () => {
    saveTyped("familySituation", () => ({ currentInsurer: "A" }), true);
    await new Promise<void>(afterPaint);
    expect(stored()).toEqual({ currentInsurer: "A" });
  });

  it("is there for whoever asks before", () => {
    type("A");
    expect(getDraft().answers.familySituation).toEqual({ currentInsurer: "A" });
    expect(stored()).toEqual({ currentInsurer: "A" });
  });

  it.each([
    ["is left", new Event("pagehide")],
    ["is hidden", new Event("visibilitychange", { bubbles: true })],
  ])("is kept at once when the page %s", (_, sign) => {
    type("A");
    document.dispatchEvent(sign);
    if (!sign.bubbles) window.dispatchEvent(sign);
    expect(stored()).toEqual({ currentInsurer: "A" });
  });

  it("is kept at once on a hidden page, which is not painted", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    type("A");
    expect(stored()).toEqual({ currentInsurer: "A" });
  });

  it("is not lost to the broker of a link that is kept meanwhile", async () => {
    type("A");
    const broker = { id: "demo-001", name: "Kantoor Voorbeeldbrug", logo: null };
    saveBrokerContext(broker);
    expect(draftStore.get()).toMatchObject({
      answers: { familySituation: { currentInsurer: "A" } },
      brokerContext: broker,
    });
  });

  it("gives way to the whole step that is kept after it", async () => {
    type("A");
    saveAnswers("familySituation", { currentInsurer: "AB" });
    await paused();
    expect(stored()).toEqual({ currentInsurer: "AB" });
  });

  it("gives way to what another page kept", async () => {
    type("A");
    reloadDraft();
    await paused();
    expect(stored()).toBeUndefined();
  });

  it("does not bring back what was forgotten", async () => {
    type("A");
    forgetDraft();
    await paused();
    expect(stored()).toBeUndefined();
    expect(getDraft().answers).toEqual({});
  });
});
