import { describe, expect, it } from "vitest";
import { emptyDraft } from "../../../src/draft/draft";
import { prune } from "../../../src/draft/prune";
import { readableDate } from "../../../src/draft/readableDate";
import { summarize } from "../../../src/draft/summarize";
import type { AnswersSoFar } from "../../../src/flow/reachable";
import { dutchTexts } from "../../support/dutchTexts";

const t = dutchTexts().t as Parameters<typeof summarize>[1];

const answers: Required<AnswersSoFar> = {
  insuranceChoice: {
    formula: "uitgebreid",
    options: ["hond", "drone"],
    startDate: { day: "1", month: "jan", year: "2027" },
  },
  familySituation: {
    situation: "gezin",
    members: " 4 ",
    ageBand: "60+",
    claims: "ja",
    claimsCount: "2",
    currentInsurer: "",
  },
  yourInformation: {
    firstName: "Zoë",
    lastName: "D’Hondt",
    email: "zoe@voorbeeld.example",
    contactBy: "phone",
    phone: "0470 12 34 56",
    postcode: "9000",
    municipality: "Gent",
    message: "Dag",
  },
  brokerSearch: {
    broker: "demo-001",
    brokerLabel: "Kantoor Voorbeeldbrug",
    brokerPlace: "9000 Gent",
    radius: "10",
  },
};

const inWords = (so: AnswersSoFar, files: string[] = []) =>
  summarize({ ...emptyDraft, answers: so }, t, files).map(({ step, rows }) => ({
    step,
    rows: rows.filter(({ value }) => value).map(({ term, value }) => `${term}: ${value}`),
  }));

describe("summarize", () => {
  it("reads the answers back in the words of the questions, per step", () => {
    expect(inWords(answers, ["polis.pdf", "foto.jpg"])).toEqual([
      {
        step: "insuranceChoice",
        rows: [
          "Formule: Uitgebreid",
          "Wat past bij u: Een hond, Een drone",
          "Verzekerd vanaf: 1 januari 2027",
        ],
      },
      {
        step: "familySituation",
        rows: [
          "Hoe u woont: Als gezin met kinderen",
          "Aantal bewoners: 4",
          "Leeftijd van de oudste: 60 jaar of ouder",
          "Schade, voorbije vijf jaar: 2 keer",
        ],
      },
      {
        step: "yourInformation",
        rows: [
          "Naam: Zoë D’Hondt",
          "E-mailadres: zoe@voorbeeld.example",
          "Contact: Per telefoon",
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

  it("has nothing to say of what was not answered, or cannot be read", () => {
    const none = summarize(emptyDraft, t).flatMap(({ rows }) => rows);
    expect(none.map(({ value }) => value).join("")).toBe("");
    const odd = inWords({
      insuranceChoice: { formula: "goud", options: "kat", startDate: "morgen" },
    });
    expect(odd[0]?.rows).toEqual([]);
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
  it("gives the meaning of all four steps", () => {
    const calm = { ...answers, insuranceChoice: { formula: "basis" } };
    expect(prune({ ...emptyDraft, answers: calm })).toMatchObject({
      insurance: { formula: "basis", options: [], startDate: null },
      family: { members: 4, claims: "ja", claimsCount: 2, currentInsurer: null },
      person: { phone: "+32470123456", postcode: "9000" },
      broker: { broker: "demo-001", marketing: false },
    });
  });

  it("drops the number of claims after nee, also one that never was a number", () => {
    for (const claimsCount of ["2", "veel", "99"]) {
      const family = { ...answers.familySituation, claims: "nee", claimsCount };
      const calm = { ...answers, insuranceChoice: { formula: "basis" }, familySituation: family };
      expect(prune({ ...emptyDraft, answers: calm })?.family).toMatchObject({
        claims: "nee",
        claimsCount: null,
      });
    }
  });

  it("drops the aids for searching a broker", () => {
    const calm = { ...answers, insuranceChoice: { formula: "basis" } };
    expect(Object.keys(prune({ ...emptyDraft, answers: calm })?.broker ?? {}).sort()).toEqual([
      "broker",
      "brokerLabel",
      "marketing",
      "noticeShownAt",
    ]);
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
