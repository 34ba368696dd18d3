import type { Lead } from "../../../src/answers/leadSchema";
import type { HandoverLead } from "../../../src/handover/handoverLead";
import type { MailSettings } from "../../../src/handover/handoverSettings";
import { mailServer } from "../../../src/handover/mailServer";
import type { Office, OfficeOf } from "../../../src/handover/office";
import { readConfig } from "../../../src/settings/readConfig";
import { sampleLead } from "../inbox/sampleLead";

export const facts = readConfig({});

const office = (id: string, name: string, email: string | null): Office => ({
  ...{ id, name, email, status: "makelaar", street: "Fictieve Kaai 12", postcode: "9000" },
  ...{ municipality: "Gent", phone: "09 000 00 01", website: null, vat: "0000.000.196" },
});

const offices = [
  office("demo-001", "Kantoor Voorbeeldbrug", "hallo@voorbeeldbrug.example"),
  office("demo-002", "Fictief & Dochters", "info@fictief-dochters.example"),
  office("demo-006", "Desmet & Zonen (voorbeeld)", null),
];

export const officeOf: OfficeOf = id => offices.find(one => one.id === id);

/** A stored lead; `documents` are the bytes of files that its lead names. */
export function handoverLead(
  changes: Partial<Lead> = {},
  documents: readonly Uint8Array[] = [],
): HandoverLead {
  const lead = sampleLead(changes);
  return {
    reference: "FV-7K3M-9QXT",
    receivedAt: "2026-11-27T21:04:06.000Z",
    lead: lead,
    documents,
  };
}

/** That lead with other answers in `person`. */
export const personLead = (person: Partial<Lead["person"]>, changes: Partial<Lead> = {}) => {
  const { person: usual } = sampleLead();
  return handoverLead({ ...changes, person: { ...usual, ...person } });
};

export const desk = "balie@voorbeeld.example";

/** Settings for a server at this address. */
export function mailSettings(url = "smtp://127.0.0.1:2525"): MailSettings {
  const server = mailServer(url);
  if (!server) throw new Error(`No mail server: ${url}`);
  const from = { name: "Aanvragen", address: "aanvragen@voorbeeld.example" };
  return { server, from, desk };
}
