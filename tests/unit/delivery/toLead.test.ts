import fc from "fast-check";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leadSchema } from "../../../src/answers/leadSchema";
import { endpointUrl } from "../../../src/delivery/leadRequest";
import { type Circumstances, toLead } from "../../../src/delivery/toLead";
import { takeParameters } from "../../../src/draft/arrival";
import { emptyDraft } from "../../../src/draft/draft";
import type { AnswersSoFar } from "../../../src/flow/reachable";
import { answersOf, household } from "../../support/browser/household";
import { leadAnswers } from "../../support/leadAnswers";

const now = new Date("2026-11-27T21:04:05.000Z");
const around: Circumstances = { build: "1.4.0+abc1234", test: false, documents: [], now };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  takeParameters("https://www.voorbeeld.example/?utm_source=mail&gclid=1");
});
afterEach(() => void vi.useRealTimers());

const answers: Required<AnswersSoFar> = {
  ...answersOf(
    household({
      formula: "uitgebreid",
      options: ["hond", "rechtsbijstand"],
      startDate: { day: "1", month: "1", year: "2027" },
      ...{ situation: "gezin", members: "4", firstName: " Zoë ", postcode: "B-9000" },
      ...{ email: "zoe@voorbeeld.example", contactBy: "phone", phone: "0470 12 34 56" },
    }),
  ),
  brokerSearch: {
    broker: "demo-001",
    brokerLabel: "Kantoor Voorbeeldbrug",
    noticeShownAt: "2026-11-27T21:03:10.000Z",
    brokerPlace: "9000 Gent",
    radius: "10",
  },
};
/** Of questions that this test does not name. */
const others = leadAnswers(household());
const leadOf = (change: Partial<AnswersSoFar> = {}, circumstances: Partial<Circumstances> = {}) =>
  toLead({ ...emptyDraft, answers: { ...answers, ...change } }, { ...around, ...circumstances });

describe("toLead", () => {
  it("maps the answers to the lead of the contract", () => {
    expect(leadOf()).toEqual({
      schema: "familiale-lead/1",
      id: "",
      submittedAt: "2026-11-27T21:04:05.000Z",
      language: "nl-BE",
      test: false,
      build: "1.4.0+abc1234",
      ...others,
      insurance: {
        formula: "uitgebreid",
        options: ["rechtsbijstand", "hond"],
        startDate: "2027-01-01",
      },
      family: {
        ...others.family,
        ...{ situation: "gezin", members: 4, ageBand: "18-59", claims: 0, currentInsurer: null },
      },
      person: {
        ...others.person,
        firstName: "Zoë",
        lastName: "D’Hondt",
        email: "zoe@voorbeeld.example",
        phone: "+32470123456",
        postcode: "9000",
        municipality: "Gent",
        contactBy: "phone",
        message: null,
      },
      broker: { id: "demo-001", name: "Kantoor Voorbeeldbrug" },
      documents: [],
      consents: { privacyNoticeShownAt: "2026-11-27T21:03:10.000Z", marketing: false },
      attribution: {},
      experiments: [],
    });
  });

  it("has no lead as long as an answer is missing", () => {
    expect(leadOf({ yourInformation: {} })).toBeNull();
    expect(toLead(emptyDraft, around)).toBeNull();
  });

  it("counts claims only after ja", () => {
    const family = { ...answers.familySituation, claimsCount: "3" };
    expect(leadOf({ familySituation: { ...family, claims: "ja" } })?.family.claims).toBe(3);
    expect(leadOf({ familySituation: { ...family, claims: "nee" } })?.family.claims).toBe(0);
  });

  it("has no broker for no preference, and names one by its id when no name is known", () => {
    expect(leadOf({ brokerSearch: { broker: "none", brokerLabel: "" } })?.broker).toBeNull();
    expect(leadOf({ brokerSearch: { broker: "demo-002" } })?.broker).toEqual({
      id: "demo-002",
      name: "demo-002",
    });
  });

  it("tells the campaign only with consent, and never a click id", () => {
    expect(leadOf()).toMatchObject({ attribution: {}, consents: { marketing: false } });
    const consent = { ...answers.brokerSearch, marketing: "on" };
    expect(leadOf({ brokerSearch: consent })).toMatchObject({
      attribution: { utm_source: "mail" },
      consents: { marketing: true },
    });
    expect(JSON.stringify(leadOf({ brokerSearch: consent }))).not.toContain("gclid");
  });

  it("lists the files and says when it is a test", () => {
    const file = new File(["abc"], "polis.pdf", { type: "application/pdf" });
    const sha256 = "a".repeat(64);
    expect(leadOf({}, { documents: [{ file, sha256 }], test: true })).toMatchObject({
      test: true,
      documents: [{ name: "polis.pdf", type: "application/pdf", size: 3, sha256 }],
    });
  });

  it("makes nothing that the inbox's schema refuses, from whatever passes the forms", () => {
    const id = "6f9c2d4e-1b3a-4c5d-8e7f-0a1b2c3d4e5f";
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
    const person = fc.record({
      firstName: text,
      lastName: text,
      municipality: text,
      message: fc.string({ unit: "grapheme", maxLength: 600 }),
      email: fc.emailAddress(),
    });
    const insurer = fc.string({ unit: "grapheme", maxLength: 100 });
    const broker = fc.record({
      broker: fc.constantFrom("none", "demo-001"),
      brokerLabel: fc.string({ maxLength: 400 }),
      noticeShownAt: fc.string(),
    });
    const members = fc.integer({ min: 0, max: 16 }).map(String);
    let made = 0;
    fc.assert(
      fc.property(person, insurer, broker, members, (someone, currentInsurer, chosen, count) => {
        const lead = leadOf({
          familySituation: {
            ...answers.familySituation,
            members: count,
            currentInsurer,
            claims: "ja",
            claimsCount: count,
          },
          yourInformation: {
            ...answers.yourInformation,
            ...someone,
            firstName: `A${someone.firstName}`,
          },
          brokerSearch: chosen,
        });
        if (!lead) return;
        made++;
        const checked = v.safeParse(leadSchema, { ...lead, id });
        expect(checked.issues?.map(issue => [v.getDotPath(issue), issue.message]) ?? []).toEqual(
          [],
        );
        expect(checked.output).toEqual({ ...lead, id });
      }),
      { numRuns: 2000 },
    );
    expect(made).toBeGreaterThan(20);
  });
});

describe("endpointUrl", () => {
  it.each([
    ["api/leads", "/api/leads"],
    ["/api/leads", "/api/leads"],
    ["https://leads.voorbeeld.example/v1", "https://leads.voorbeeld.example/v1"],
    ["HTTPS://leads.voorbeeld.example", "HTTPS://leads.voorbeeld.example"],
  ])("%s is %s", (endpoint, url) => expect(endpointUrl(endpoint, { url: path => path })).toBe(url));
});
