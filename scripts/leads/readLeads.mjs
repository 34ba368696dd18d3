import { waitForStore } from "./waitForStore.mjs";

/** @typedef {{ reference: string, receivedAt: string, lead: import("../../src/answers/leadSchema").Lead }} StoredLead */

/** All leads in the order in which they came in; changes nothing.
 * @param {string} file an existing lead store @returns {StoredLead[]} */
export function readLeads(file) {
  const rows = waitForStore(file, { readOnly: true }, db => {
    const made = db.get("SELECT 1 FROM sqlite_schema WHERE name = 'leads'");
    return made
      ? db.all("SELECT reference, received_at, lead FROM leads ORDER BY received_at, rowid")
      : [];
  });
  return rows.map(({ reference, received_at, lead }) => ({
    reference: String(reference),
    receivedAt: String(received_at),
    lead: JSON.parse(String(lead)),
  }));
}
