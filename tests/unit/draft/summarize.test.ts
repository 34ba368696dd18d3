import { describe, expect, it, vi } from "vitest";
import { toIsoDate } from "../../../src/answers/kinds/isoDate";
import { emptyDraft } from "../../../src/draft/draft";
import { prune } from "../../../src/draft/prune";
import { summarize } from "../../../src/draft/summarize";
import type { AnswersSoFar } from "../../../src/flow/reachable";
import { readableDate } from "../../../src/language/readableDate";
import { answersOf, household } from "../../support/browser/household";
import { dutchTexts } from "../../support/dutchTexts";

const t = dutchTexts().t as Parameters<typeof summarize>[1];

const answers: Required<AnswersSoFar> = {
  ...answersOf(
    household({
      formula: "uitgebreid",
      options: ["hond", "drone"],
      startDate: { day: "1", month: "jan", year: "2027" },
      ...{ situation: "gezin", members: " 4 ", ageBand: "60+", claimsCount: "2" },
      ...{ email: "zoe@voorbeeld.example", contactBy: "phone", phone: "0470 12 34 56" },
      message: "Dag",
    }),
  ),
  brokerSearch: {
    broker: "demo-001",
    brokerLabel: "Kantoor Voorbeeldbrug",
    brokerPlace: "9000 Gent",
    radius: "10",
  },
};

const inWords = (so: AnswersSoFar, files: string[] = []) =>
  summarize({ ...emptyDraft, answers: so }, t, files, toIsoDate).map(({ step, rows }) => ({
    step,
    rows: rows.filter(({ value }) => value).map(({ term, value }) => `${term}: ${value}`),
  }));

describe("summarize", () => {
  it("reads the answers back in the words of the questions, per step", () => {
    const named = ["insuranceChoice", "familySituation", "yourInformation"];
    const said = inWords(answers, ["polis.pdf", "foto.jpg"]);
    expect(said.filter(({ step }) => named.includes(step))).toEqual([
      {
        step: "insuranceChoice",
        rows: [
          "Formule: Uitgebreid",
          "Wat voor u geldt: Een hond, een drone",
          "Gewenste startdatum: 1 januari 2027",
        ],
      },
      {
        step: "familySituation",
        rows: [
          "Hoe u woont: Als gezin met kinderen",
          "Aantal bewoners: 4",
          "Leeftijd van de oudste: 60\u00A0jaar of ouder",
          "Schade, voorbije vijf jaar: 2\u00A0keer",
        ],
      },
      {
        step: "yourInformation",
        rows: [
          "Naam: Zoë D’Hondt",
          "Contact: Per telefoon",
          "E-mailadres: zoe@voorbeeld.example",
          "Telefoonnummer: 0470 12 34 56",
          "Woonplaats: 9000 Gent",
          "Uw vraag: Dag",
          "Huidige polis: polis.pdf, foto.jpg",
        ],
      },
    ]);
  });

  it("says that there were no claims, whatever number was typed before", () => {
    const family = { ...answers.familySituation, claims: "nee" };
    expect(inWords({ familySituation: family })[1]?.rows).toContain(
      "Schade, voorbije vijf jaar: Geen",
    );
  });

  it("says so when the visitor does not know: that is an answer too", () => {
    const family = { ...answers.familySituation, claims: "weetniet" };
    expect(inWords({ familySituation: family })[1]?.rows).toContain(
      "Schade, voorbije vijf jaar: Weet ik niet",
    );
    expect(
      prune({ ...emptyDraft, answers: { ...answers, familySituation: family } }),
    ).toMatchObject({
      familySituation: { claims: "weetniet", claimsCount: null },
    });
  });

  it("has nothing to say of what was not answered, or cannot be read", () => {
    const none = summarize(emptyDraft, t).flatMap(({ rows }) => rows);
    expect(none.map(({ value }) => value).join("")).toBe("");
    const odd = inWords({
      insuranceChoice: { formula: "goud", options: "kat", startDate: "morgen" },
    });
    expect(odd[0]?.rows).toEqual([]);
  });

  it("leaves out what is not asked, whatever was typed before", async () => {
    const boat = { kind: "choice", codes: ["sail", "motor"] };
    const metres = { kind: "count", min: 1, max: 30, when: { question: "boat", is: "motor" } };
    const file = "../../../src/answers/questions/questions";
    vi.doMock(file, () => ({
      questions: { boats: { lead: "boats", questions: { boat, metres } } },
    }));
    vi.resetModules();
    const { summarize: ofBoats } = await import("../../../src/draft/summarize");
    const names = (answers: object) =>
      ofBoats({ answers: { boats: answers } as object }, key => key).flatMap(({ rows }) =>
        rows.map(({ name }) => name),
      );
    expect(names({ boat: "motor", metres: "7" })).toEqual(["boat", "metres"]);
    for (const kept of [{}, { boat: "sail" }, { boat: "sail", metres: "7" }])
      expect(names(kept)).toEqual(["boat"]);
    vi.doUnmock(file);
    vi.resetModules();
  });

  it("names the field to go to for each answer, each once", () => {
    const names = summarize(emptyDraft, t).flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("startDate");
  });
});

describe("readableDate", () => {
  it.each([
    ["2027-01-01", "1 januari 2027"],
    ["2028-02-29", "29 februari 2028"],
    ["2026-12-31", "31 december 2026"],
  ])("%s is %s", (iso, words) => expect(readableDate(iso)).toBe(words));
});

describe("prune", () => {
  it("gives the meaning of all steps", () => {
    const calm = { ...answers, insuranceChoice: { formula: "basis" } };
    expect(prune({ ...emptyDraft, answers: calm })).toMatchObject({
      insuranceChoice: { formula: "basis", options: [], startDate: null },
      familySituation: { members: 4, claims: "ja", claimsCount: 2, currentInsurer: null },
      yourInformation: { phone: "+32470123456", postcode: "9000" },
      brokerSearch: { broker: "demo-001", marketing: false },
    });
  });

  it("drops the number of claims after nee, also one that never was a number", () => {
    for (const claimsCount of ["2", "veel", "99"]) {
      const family = { ...answers.familySituation, claims: "nee", claimsCount };
      const calm = { ...answers, insuranceChoice: { formula: "basis" }, familySituation: family };
      expect(prune({ ...emptyDraft, answers: calm })?.familySituation).toMatchObject({
        claims: "nee",
        claimsCount: null,
      });
    }
  });

  it("drops the aids for searching a broker", () => {
    const calm = { ...answers, insuranceChoice: { formula: "basis" } };
    expect(Object.keys(prune({ ...emptyDraft, answers: calm })?.brokerSearch ?? {}).sort()).toEqual(
      ["broker", "brokerLabel", "marketing", "noticeShownAt"],
    );
  });

  it.each(Object.keys(answers))("is nothing as long as %s is not valid", step => {
    expect(
      prune({
        ...emptyDraft,
        answers: { ...answers, insuranceChoice: { formula: "basis" }, [step]: {} },
      }),
    ).toBeNull();
  });
});
