import type { RawAnswers } from "../../src/answers/rawAnswers";
import type { QuestionId } from "../../src/flow/step";

/** One household on its way through the flow: what it answers at each step, and the lead it becomes. */
export interface Visit {
  who: string;
  answers: Record<QuestionId, RawAnswers>;
  lead: {
    insurance: object;
    family: object;
    person: object;
    broker: object | null;
    consents: object;
  };
}

/** The moment at which all of them come by. */
export const visitedAt = new Date("2026-11-27T12:00:00.000Z");

const noticeShownAt = "2026-11-27T11:59:00.000Z";

export const visits: readonly Visit[] = [
  {
    who: "someone alone who wants the least there is",
    answers: {
      insuranceChoice: { formula: "basis", startDate: { day: "", month: "", year: "" } },
      familySituation: {
        situation: "alleenstaand",
        members: "1",
        ageBand: "18-59",
        claims: "nee",
        currentInsurer: "",
      },
      yourInformation: {
        firstName: "Jo",
        lastName: "X",
        email: "jo@voorbeeld.example",
        contactBy: "email",
        phone: "",
        postcode: "1000",
        municipality: "Brussel",
        message: "",
      },
      brokerSearch: {
        brokerPlace: "1000 Brussel",
        radius: "10",
        brokerName: "",
        broker: "none",
        brokerLabel: "",
        noticeShownAt,
      },
    },
    lead: {
      insurance: { formula: "basis", options: [], startDate: null },
      family: {
        situation: "alleenstaand",
        members: 1,
        ageBand: "18-59",
        claims: 0,
        currentInsurer: null,
      },
      person: {
        firstName: "Jo",
        lastName: "X",
        email: "jo@voorbeeld.example",
        phone: null,
        postcode: "1000",
        municipality: "Brussel",
        contactBy: "email",
        message: null,
      },
      broker: null,
      consents: { privacyNoticeShownAt: noticeShownAt, marketing: false },
    },
  },
  {
    who: "a family with children, a dog and a policy elsewhere, who wants to be called",
    answers: {
      insuranceChoice: {
        formula: "uitgebreid",
        options: ["rechtsbijstand", "hond"],
        startDate: { day: "1", month: "januari", year: "2027" },
      },
      familySituation: {
        situation: "gezin",
        members: "5",
        ageBand: "18-59",
        claims: "nee",
        currentInsurer: " Zeker & Vast ",
      },
      yourInformation: {
        firstName: "Zoë",
        lastName: "D’Hondt",
        email: "zoe@voorbeeld.example",
        contactBy: "phone",
        phone: "0470/12.34.56",
        postcode: "B-9000",
        municipality: "Gent",
        message: "Bel na 18 uur.\r\nDank u",
      },
      brokerSearch: {
        brokerPlace: "9000 Gent",
        radius: "20",
        brokerName: "",
        broker: "demo-001",
        brokerLabel: "Kantoor Voorbeeldbrug",
        noticeShownAt,
        marketing: "on",
      },
    },
    lead: {
      insurance: {
        formula: "uitgebreid",
        options: ["rechtsbijstand", "hond"],
        startDate: "2027-01-01",
      },
      family: {
        situation: "gezin",
        members: 5,
        ageBand: "18-59",
        claims: 0,
        currentInsurer: "Zeker & Vast",
      },
      person: {
        firstName: "Zoë",
        lastName: "D’Hondt",
        email: "zoe@voorbeeld.example",
        phone: "+32470123456",
        postcode: "9000",
        municipality: "Gent",
        contactBy: "phone",
        message: "Bel na 18 uur.\nDank u",
      },
      broker: { id: "demo-001", name: "Kantoor Voorbeeldbrug" },
      consents: { privacyNoticeShownAt: noticeShownAt, marketing: true },
    },
  },
  {
    who: "an older couple with damages behind them, who do not know what they need",
    answers: {
      insuranceChoice: {
        formula: "advies",
        options: "paarden",
        startDate: { day: "27", month: "11", year: "2028" },
      },
      familySituation: {
        situation: "koppel",
        members: "2",
        ageBand: "60+",
        claims: "ja",
        claimsCount: "3",
        currentInsurer: "Voorbeeldverzekeraar",
      },
      yourInformation: {
        firstName: "Marie-Louise",
        lastName: "van den Berghe",
        email: "ml@voorbeeld.example",
        contactBy: "email",
        phone: "02 123 45 67",
        postcode: "3500",
        municipality: "Hasselt",
        message: "",
      },
      brokerSearch: {
        brokerPlace: "3500",
        radius: "10",
        brokerName: "hasselt",
        broker: "demo-042",
        brokerLabel: "Kantoor Fictief",
        noticeShownAt,
      },
    },
    lead: {
      insurance: { formula: "advies", options: ["paarden"], startDate: "2028-11-27" },
      family: {
        situation: "koppel",
        members: 2,
        ageBand: "60+",
        claims: 3,
        currentInsurer: "Voorbeeldverzekeraar",
      },
      person: {
        firstName: "Marie-Louise",
        lastName: "van den Berghe",
        email: "ml@voorbeeld.example",
        phone: "+3221234567",
        postcode: "3500",
        municipality: "Hasselt",
        contactBy: "email",
        message: null,
      },
      broker: { id: "demo-042", name: "Kantoor Fictief" },
      consents: { privacyNoticeShownAt: noticeShownAt, marketing: false },
    },
  },
  {
    who: "friends who share a house, with a drone and a side job",
    answers: {
      insuranceChoice: {
        formula: "uitgebreid",
        options: ["drone", "bijverdienste", "samenhuizen"],
        startDate: { day: "27", month: "11", year: "26" },
      },
      familySituation: {
        situation: "samenhuizend",
        members: "15",
        ageBand: "18-59",
        claims: "ja",
        claimsCount: "1",
        currentInsurer: "",
      },
      yourInformation: {
        firstName: "Nguyễn",
        lastName: "O'Brien",
        email: "n.o+huis@voorbeeld.example",
        contactBy: "phone",
        phone: "+31 6 12345678",
        postcode: "2000",
        municipality: "Antwerpen",
        message: "",
      },
      brokerSearch: {
        brokerPlace: "2000",
        radius: "5",
        brokerName: "",
        broker: "none",
        brokerLabel: "",
        noticeShownAt,
        marketing: "on",
      },
    },
    lead: {
      insurance: {
        formula: "uitgebreid",
        options: ["drone", "bijverdienste", "samenhuizen"],
        startDate: "2026-11-27",
      },
      family: {
        situation: "samenhuizend",
        members: 15,
        ageBand: "18-59",
        claims: 1,
        currentInsurer: null,
      },
      person: {
        firstName: "Nguyễn",
        lastName: "O'Brien",
        email: "n.o+huis@voorbeeld.example",
        phone: "+31612345678",
        postcode: "2000",
        municipality: "Antwerpen",
        contactBy: "phone",
        message: null,
      },
      broker: null,
      consents: { privacyNoticeShownAt: noticeShownAt, marketing: true },
    },
  },
  {
    who: "a single parent who comes by a broker's own link",
    answers: {
      insuranceChoice: {
        formula: "basis",
        options: ["hond"],
        startDate: { day: "3", month: "mrt", year: "2027" },
      },
      familySituation: {
        situation: "gezin",
        members: " 2 ",
        ageBand: "18-59",
        claims: "nee",
        currentInsurer: "",
      },
      yourInformation: {
        firstName: "  Łukasz ",
        lastName: "Kowalski",
        email: " l@voorbeeld.example ",
        contactBy: "email",
        phone: "",
        postcode: "8000 Brugge",
        municipality: "Brugge",
        message: "",
      },
      brokerSearch: {
        brokerPlace: "8000 Brugge",
        radius: "10",
        brokerName: "",
        broker: "demo-007",
        brokerLabel: "Kantoor Link",
        noticeShownAt,
      },
    },
    lead: {
      insurance: { formula: "basis", options: ["hond"], startDate: "2027-03-03" },
      family: { situation: "gezin", members: 2, ageBand: "18-59", claims: 0, currentInsurer: null },
      person: {
        firstName: "Łukasz",
        lastName: "Kowalski",
        email: "l@voorbeeld.example",
        phone: null,
        postcode: "8000",
        municipality: "Brugge",
        contactBy: "email",
        message: null,
      },
      broker: { id: "demo-007", name: "Kantoor Link" },
      consents: { privacyNoticeShownAt: noticeShownAt, marketing: false },
    },
  },
  {
    who: "someone older alone, with many damages and everything ticked",
    answers: {
      insuranceChoice: {
        formula: "advies",
        options: ["rechtsbijstand", "hond", "paarden", "drone", "bijverdienste", "samenhuizen"],
        startDate: { day: "29", month: "2", year: "2028" },
      },
      familySituation: {
        situation: "alleenstaand",
        members: "01",
        ageBand: "60+",
        claims: "ja",
        claimsCount: "20",
        currentInsurer: "",
      },
      yourInformation: {
        firstName: "’s Jongers",
        lastName: "J. R.",
        email: "s@post.voorbeeld.example",
        contactBy: "phone",
        phone: "0032 9 223 45 67",
        postcode: "4790",
        municipality: "Burg-Reuland",
        message: "Graag in het Duits",
      },
      brokerSearch: {
        brokerPlace: "4790",
        radius: "50",
        brokerName: "",
        broker: "demo-060",
        brokerLabel: "",
        noticeShownAt,
      },
    },
    lead: {
      insurance: {
        formula: "advies",
        options: ["rechtsbijstand", "hond", "paarden", "drone", "bijverdienste", "samenhuizen"],
        startDate: "2028-02-29",
      },
      family: {
        situation: "alleenstaand",
        members: 1,
        ageBand: "60+",
        claims: 20,
        currentInsurer: null,
      },
      person: {
        firstName: "’s Jongers",
        lastName: "J. R.",
        email: "s@post.voorbeeld.example",
        phone: "+3292234567",
        postcode: "4790",
        municipality: "Burg-Reuland",
        contactBy: "phone",
        message: "Graag in het Duits",
      },
      broker: { id: "demo-060", name: "demo-060" },
      consents: { privacyNoticeShownAt: noticeShownAt, marketing: false },
    },
  },
];
