import type { Lead } from "../../src/answers/leadSchema";
import type { Office } from "../../src/handover/office";
import { household } from "../../tests/support/browser/household";
import { leadAnswers } from "../../tests/support/leadAnswers";

// Nobody lives here: people, offices and files to look at letters with.

export const sampleOffice: Office = {
  id: "demo-001",
  name: "Kantoor Voorbeeldbrug",
  status: "makelaar",
  street: "Fictieve Kaai 12",
  postcode: "9000",
  municipality: "Gent",
  phone: "09 000 00 01",
  email: "hallo@voorbeeldbrug.example",
  website: "https://www.voorbeeldbrug.example/",
  vat: "0000.000.196",
};

const least = leadAnswers(household());

/** Every question answered, to be called by telephone; one that is not named here has its least answer. */
export const fullLead: Lead = {
  ...least,
  schema: "familiale-lead/1",
  id: "6f9c1f0e-8d0b-4a39-9d5e-0c3f6c1b7a52",
  submittedAt: "2026-11-27T21:04:05.000Z",
  language: "nl-BE",
  test: false,
  build: "1.4.0+abc1234",
  insurance: {
    ...least.insurance,
    formula: "uitgebreid",
    options: ["rechtsbijstand", "hond", "samenhuizen"],
    startDate: "2027-01-01",
  },
  family: {
    ...least.family,
    situation: "gezin",
    members: 4,
    ageBand: "18-59",
    claims: 2,
    cancelledBefore: "nee",
    currentInsurer: "Fictiva Verzekeringen",
  },
  person: {
    ...least.person,
    firstName: "Zoë",
    lastName: "D’Hondt-Van den Broecke",
    email: "zoe.dhondt@voorbeeld.example",
    phone: "+32470123456",
    callAt: ["namiddag", "avond"],
    contactLanguage: null,
    postcode: "9000",
    municipality: "Gent",
    contactBy: "phone",
    message:
      "Onze hond Bo is nog jong en wild.\nKunt u ook nakijken of een geleende tent verzekerd is?",
  },
  broker: { id: sampleOffice.id, name: sampleOffice.name },
  documents: [
    { name: "polis 2026.pdf", type: "application/pdf", size: 183_000, sha256: "a".repeat(64) },
    { name: "foto van de polis.jpg", type: "image/jpeg", size: 4_100_000, sha256: "b".repeat(64) },
  ],
  consents: { privacyNoticeShownAt: "2026-11-27T21:03:10.000Z", marketing: true },
  attribution: {},
  experiments: [],
};

/** As little as one may answer, by e-mail. */
export const shortLead: Lead = {
  ...fullLead,
  insurance: { ...least.insurance, formula: "advies", options: [], startDate: null },
  family: { ...fullLead.family, situation: "alleenstaand", claims: 0, currentInsurer: null },
  person: {
    ...fullLead.person,
    firstName: "Ann",
    lastName: "Proef",
    email: "ann@voorbeeld.example",
    phone: null,
    contactBy: "email",
    message: null,
  },
  documents: [],
  consents: { ...fullLead.consents, marketing: false },
};
