import Papa from "papaparse";

/** First characters that make a spreadsheet take a cell for a formula. */
const formula = /^[=+\-@\t\r\n]/;

const columns = [
  "reference",
  "receivedAt",
  "test",
  "id",
  "submittedAt",
  "language",
  "build",
  "formula",
  "options",
  "startDate",
  "situation",
  "members",
  "ageBand",
  "claims",
  "currentInsurer",
  "firstName",
  "lastName",
  "email",
  "phone",
  "postcode",
  "municipality",
  "contactBy",
  "message",
  "brokerId",
  "brokerName",
  "documents",
  "privacyNoticeShownAt",
  "marketing",
  "attribution",
  "experiments",
];

/** @param {import("./readLeads.mjs").StoredLead} stored */
function flat({ reference, receivedAt, lead }) {
  const {
    insurance,
    family,
    person,
    broker,
    documents,
    consents,
    attribution,
    experiments,
    ...rest
  } = lead;
  return {
    ...rest,
    reference,
    receivedAt,
    ...insurance,
    options: insurance.options.join("; "),
    ...family,
    ...person,
    brokerId: broker?.id,
    brokerName: broker?.name,
    documents: documents.map(({ name }) => name).join("; "),
    ...consents,
    attribution: Object.entries(attribution)
      .map(pair => pair.join("="))
      .join("; "),
    experiments: experiments.map(({ key, variation }) => `${key}=${variation}`).join("; "),
  };
}

/** RFC 4180 CSV with a fixed set of columns. Text that a spreadsheet would run as a formula gets a
 * leading apostrophe, phone numbers (+32…) too. @param {import("./readLeads.mjs").StoredLead[]} stored */
export function leadsCsv(stored) {
  const data = stored.map(flat);
  const text = Papa.unparse(
    { fields: columns, data },
    { escapeFormulae: formula, newline: "\r\n" },
  );
  return `${text.replace(/\r\n$/, "")}\r\n`;
}
