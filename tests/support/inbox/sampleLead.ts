import { createHash, randomUUID } from "node:crypto";
import type { Lead } from "../../../src/answers/leadSchema";
import { household } from "../browser/household";
import { leadAnswers } from "../leadAnswers";

/** A lead that the inbox accepts, with a new id; `changes` replace whole sections. */
export function sampleLead(changes: Partial<Lead> = {}): Lead {
  const others = leadAnswers(household());
  return {
    schema: "familiale-lead/1",
    id: randomUUID(),
    submittedAt: "2026-11-27T21:04:05.000Z",
    language: "nl-BE",
    test: false,
    build: "1.4.0+abc1234",
    ...others,
    insurance: {
      ...others.insurance,
      formula: "uitgebreid",
      options: ["rechtsbijstand", "hond"],
      startDate: "2027-01-01",
    },
    family: {
      ...others.family,
      situation: "gezin",
      members: 4,
      ageBand: "18-59",
      claims: 0,
      currentInsurer: null,
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
    ...changes,
  };
}

/** A file with what a lead says about it. */
export function sampleDocument(name: string, content: Uint8Array<ArrayBuffer>) {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const file = new File([content], name, { type: "application/pdf" });
  return { file, entry: { name, type: "application/pdf", size: content.byteLength, sha256 } };
}
