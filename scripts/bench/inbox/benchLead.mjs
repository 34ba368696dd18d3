import { createHash, randomUUID } from "node:crypto";

/** A lead that the inbox accepts, with a new id, and with documents of these contents.
 * @param {Uint8Array[]} [documents] */
export function benchLead(documents = []) {
  const now = new Date().toISOString();
  return {
    schema: "familiale-lead/1",
    id: randomUUID(),
    submittedAt: now,
    language: "nl-BE",
    test: true,
    build: "bench",
    insurance: { formula: "basis", options: ["hond"], startDate: null },
    family: { situation: "gezin", members: 4, ageBand: "18-59", claims: 0, currentInsurer: null },
    person: {
      firstName: "Zoë",
      lastName: "D’Hondt",
      email: "zoe@voorbeeld.example",
      phone: null,
      postcode: "9000",
      municipality: "Gent",
      contactBy: "email",
      message: null,
    },
    broker: null,
    documents: documents.map((content, at) => ({
      name: `document-${at}.pdf`,
      type: "application/pdf",
      size: content.byteLength,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
    consents: { privacyNoticeShownAt: now, marketing: false },
    attribution: {},
    experiments: [],
  };
}
