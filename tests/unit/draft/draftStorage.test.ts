// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyDraft } from "../../../src/draft/draft";
import {
  draftChangedElsewhere,
  draftKey,
  draftWasDropped,
  eraseDraft,
  readDraft,
  writeDraft,
} from "../../../src/draft/draftStorage";
import {
  draftStore,
  forgetDraft,
  getDraft,
  reloadDraft,
  saveAnswers,
  saveBrokerContext,
} from "../../../src/draft/draftStore";
import { prune } from "../../../src/draft/prune";
import { summarize } from "../../../src/draft/summarize";
import { firstUnanswered } from "../../../src/flow/rules";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";
import { dutchTexts } from "../../support/dutchTexts";

beforeEach(() => reloadDraft());
afterEach(() => void vi.restoreAllMocks());

const t = dutchTexts().t as Parameters<typeof summarize>[1];
const kept = (value: unknown) => sessionStorage.setItem(draftKey, JSON.stringify(value));
const answers = { insuranceChoice: { formula: "basis", options: ["hond"] } };

describe("what storage holds", () => {
  it.each<[string, string]>([
    ["nothing to read", "{"],
    ["an empty text", ""],
    ["null", "null"],
    ["a number", "1"],
    ["a list", "[]"],
    ["another version", JSON.stringify({ version: 2, answers, brokerContext: null })],
    ["no version", JSON.stringify({ answers, brokerContext: null })],
    ["no answers", JSON.stringify({ version: 1, brokerContext: null })],
    ["a list of answers", JSON.stringify({ version: 1, answers: [], brokerContext: null })],
    ["a step that is no object", JSON.stringify({ version: 1, answers: { insuranceChoice: 1 } })],
    [
      "a number as answer",
      JSON.stringify({ version: 1, answers: { insuranceChoice: { formula: 1 } } }),
    ],
    [
      "numbers as ticks",
      JSON.stringify({ version: 1, answers: { insuranceChoice: { options: [1] } } }),
    ],
    [
      "a broker without a name",
      JSON.stringify({ version: 1, answers, brokerContext: { id: "a" } }),
    ],
    [
      "a broker without an id",
      JSON.stringify({ version: 1, answers, brokerContext: { name: "A", logo: null } }),
    ],
    [
      "a broker whose id is nothing",
      JSON.stringify({ version: 1, answers, brokerContext: { id: null, name: "A" } }),
    ],
    [
      "a broker whose phone is no text",
      JSON.stringify({ version: 1, answers, brokerContext: { id: "a", name: "A", phone: {} } }),
    ],
  ])("is no draft when it is %s", (_, text) => {
    sessionStorage.setItem(draftKey, text);
    expect(readDraft()).toEqual(emptyDraft);
  });

  it("is a draft when it has this version and answers as typed", () => {
    const draft = {
      version: 1,
      answers,
      begunWith: "insuranceChoice",
      brokerContext: { id: "a-1", name: "Kantoor", logo: null },
    };
    kept(draft);
    expect(readDraft()).toEqual(draft);
  });

  it("of any shape at all, reads as a draft that all parts can work with", () => {
    const names = [
      "formula",
      "options",
      "startDate",
      "situation",
      "claims",
      "email",
      "postcode",
      "broker",
      "marketing",
    ];
    const name = fc.oneof(fc.constantFrom(...names), fc.string());
    const texts = fc.oneof(fc.constantFrom("constructor", "toString", "day"), fc.string());
    const answer = fc.oneof(texts, fc.array(texts), fc.dictionary(texts, texts));
    const step = fc.dictionary(name, answer);
    const ids = fc.constantFrom(
      "insuranceChoice",
      "familySituation",
      "yourInformation",
      "brokerSearch",
    );
    const near = fc.record(
      {
        version: fc.constantFrom(1, 1, 1, 2, "1"),
        answers: fc.dictionary(ids, step),
        begunWith: fc.oneof(ids, fc.jsonValue()),
        brokerContext: fc.oneof(fc.constant(null), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), value => {
        kept(value);
        const draft = readDraft();
        expect(draft.version).toBe(1);
        expect(prune(draft)).toBeNull();
        expect(firstUnanswered(stepOf("brokerSearch"), steps, draft.answers)).toBeDefined();
        const values = summarize(draft, t).flatMap(({ rows }) => rows.map(({ value }) => value));
        expect(values.filter(value => value.includes("function"))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a draft that cannot be read", () => {
  it("was dropped, and one that can or none at all was not", () => {
    readDraft();
    expect(draftWasDropped()).toBe(false);
    kept({ version: 2, answers, brokerContext: null });
    readDraft();
    expect(draftWasDropped()).toBe(true);
    kept({ version: 1, answers, brokerContext: null });
    readDraft();
    expect(draftWasDropped()).toBe(false);
  });
});

describe("another page of this tab", () => {
  const draft = { version: 1 as const, answers, brokerContext: null };
  const other = { ...draft, answers: { insuranceChoice: { formula: "advies" } } };

  it("changed the draft when storage holds something else than this page left there", () => {
    readDraft();
    expect(draftChangedElsewhere()).toBe(false);
    kept(other);
    expect(draftChangedElsewhere()).toBe(true);
    writeDraft(draft);
    expect(draftChangedElsewhere()).toBe(false);
    sessionStorage.removeItem(draftKey);
    expect(draftChangedElsewhere()).toBe(true);
    writeDraft(draft);
    eraseDraft();
    expect(draftChangedElsewhere()).toBe(false);
    kept(other);
    expect(draftChangedElsewhere()).toBe(true);
  });

  it("is not told of by storage that could not be written or read", () => {
    writeDraft(draft);
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(full);
    writeDraft(other);
    expect(draftChangedElsewhere()).toBe(false);
    // What this page has in memory is newer than what anybody could store.
    kept(draft.answers);
    expect(draftChangedElsewhere()).toBe(false);
    writeDraft(draft);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(full);
    expect(draftChangedElsewhere()).toBe(false);
  });
});

describe("the draft of this tab", () => {
  it("is kept at every change and found again after a reload", () => {
    saveAnswers("insuranceChoice", { formula: "basis" });
    saveAnswers("familySituation", { members: "2" });
    saveAnswers("insuranceChoice", { formula: "advies" });
    saveBrokerContext({ id: "a-1", name: "Kantoor", logo: null });
    reloadDraft();
    expect(getDraft()).toEqual({
      version: 1,
      answers: { insuranceChoice: { formula: "advies" }, familySituation: { members: "2" } },
      begunWith: "insuranceChoice",
      brokerContext: { id: "a-1", name: "Kantoor", logo: null },
    });
  });

  it("leaves nothing on the device once it is forgotten", () => {
    saveAnswers("insuranceChoice", { formula: "basis" });
    forgetDraft();
    expect(sessionStorage).toHaveLength(0);
    expect(getDraft()).toEqual(emptyDraft);
  });

  it("tells who listens, until they stop", () => {
    const listener = vi.fn();
    const stop = draftStore.subscribe(listener);
    saveAnswers("insuranceChoice", { formula: "basis" });
    forgetDraft();
    stop();
    saveAnswers("insuranceChoice", { formula: "basis" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("tells nobody of answers that stay the same, and everybody that storage is read again", () => {
    saveAnswers("insuranceChoice", { formula: "basis" });
    const listener = vi.fn();
    const stop = draftStore.subscribe(listener);
    saveAnswers("insuranceChoice", { formula: "basis" });
    expect(listener).not.toHaveBeenCalled();
    kept({ version: 1, answers, brokerContext: null });
    reloadDraft();
    expect(listener).toHaveBeenCalledOnce();
    expect(getDraft().answers).toEqual(answers);
    stop();
  });
});

describe("storage that throws", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };

  it("on writing, leaves the flow to go on in memory", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    saveAnswers("insuranceChoice", { formula: "basis" });
    saveAnswers("familySituation", { members: "2" });
    expect(Object.keys(getDraft().answers)).toEqual(["insuranceChoice", "familySituation"]);
  });

  it("on everything, reads as an empty draft and still goes on", () => {
    const all = ["getItem", "setItem", "removeItem"] as const;
    for (const method of all) vi.spyOn(Storage.prototype, method).mockImplementation(denied);
    expect(getDraft()).toEqual(emptyDraft);
    saveAnswers("insuranceChoice", { formula: "basis" });
    expect(getDraft().answers).toEqual({ insuranceChoice: { formula: "basis" } });
    forgetDraft();
    expect(getDraft()).toEqual(emptyDraft);
  });

  it("even when the browser denies the storage itself", () => {
    vi.stubGlobal("sessionStorage", undefined);
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: denied });
    expect(getDraft()).toEqual(emptyDraft);
    saveAnswers("insuranceChoice", { formula: "basis" });
    expect(getDraft().answers).toEqual({ insuranceChoice: { formula: "basis" } });
    vi.unstubAllGlobals();
  });
});
