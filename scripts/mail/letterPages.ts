import type { Lead } from "../../src/answers/leadSchema";
import { copyLetter } from "../../src/handover/copyLetter";
import { htmlLetter } from "../../src/handover/htmlLetter";
import type { LetterFacts } from "../../src/handover/letterFacts";
import { officeLetter } from "../../src/handover/officeLetter";
import { plainLetter } from "../../src/handover/plainLetter";
import { recipientOf } from "../../src/handover/recipientOf";
import { readConfig } from "../../src/settings/readConfig";
import { fullLead, sampleOffice, shortLead } from "./sampleLeads";

const officeOf = (id: string) => (id === sampleOffice.id ? sampleOffice : undefined);

/** One letter of each kind, by the name of its file. @param config the site's config.json */
export function letterPages(config: unknown): [name: string, body: string][] {
  const facts: LetterFacts = readConfig(config);
  const stored = (lead: Lead) => ({
    reference: "FV-7K3M-9QXT",
    receivedAt: lead.submittedAt,
    lead,
    documents: lead.documents.map(({ size }) => new Uint8Array(size)),
  });
  const office = (lead: Lead) => officeLetter(stored(lead), recipientOf(lead, officeOf), facts);
  const letters = {
    office: office(fullLead),
    "office-short": office(shortLead),
    "desk-no-preference": office({ ...shortLead, broker: null }),
    "desk-unknown-office": office({ ...fullLead, broker: { id: "demo-000", name: "Weg & Co" } }),
    "desk-undelivered": officeLetter(
      stored(fullLead),
      { kind: "undelivered", office: sampleOffice, email: sampleOffice.email ?? "" },
      facts,
    ),
    "desk-test": office({ ...fullLead, test: true }),
    copy: copyLetter(stored(fullLead), sampleOffice, facts),
    "copy-no-preference": copyLetter(stored({ ...shortLead, broker: null }), undefined, facts),
  };
  return Object.entries(letters).flatMap(([name, letter]): [string, string][] => [
    [`${name}.html`, htmlLetter(letter)],
    [`${name}.txt`, `${letter.subject}\n\n${plainLetter(letter)}`],
  ]);
}
