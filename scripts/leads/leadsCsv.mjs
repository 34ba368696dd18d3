import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { defuse } from "./defuse.mjs";

/** @typedef {{ properties?: Record<string, Schema>, anyOf?: Schema[] }} Schema */

/** The published schema, generated from the questions (npm run schema): a column per property of a lead. */
const schemaFile = new URL("../../docs/lead.schema.json", import.meta.url);
/** @type {Required<Schema>} */
const { properties } = JSON.parse(readFileSync(schemaFile, "utf8"));

const first = ["reference", "receivedAt", "test", "id", "submittedAt", "language", "build"];

/** The columns for a property of the lead. @param {[string, Schema]} property @returns {string[]} */
function columnsOf([name, { properties: parts, anyOf = [] }]) {
  if (parts) return Object.keys(parts);
  const held = anyOf.flatMap(schema => Object.keys(schema.properties ?? {}));
  return held.length > 0 ? held.map(part => brokerColumn(name, part)) : [name];
}
/** @param {string} name @param {string} part */
const brokerColumn = (name, part) => `${name}${part[0]?.toUpperCase()}${part.slice(1)}`;

const columns = [
  ...first,
  ...Object.entries(properties)
    .filter(([name]) => name !== "schema" && !first.includes(name))
    .flatMap(columnsOf),
];

/** @param {import("../../src/inbox/stores/storedLead").StoredLead} stored */
function flat({ reference, receivedAt, lead }) {
  const { broker, documents, attribution, experiments, ...parts } = lead;
  /** @type {Record<string, unknown>} */
  const cells = { reference, receivedAt };
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part !== "object") cells[name] = part;
    else for (const [key, value] of Object.entries(part)) cells[key] = text(value);
  }
  for (const [key, value] of Object.entries(broker ?? {}))
    cells[brokerColumn("broker", key)] = value;
  return {
    ...cells,
    documents: text(documents.map(({ name }) => name)),
    attribution: text(Object.entries(attribution).map(pair => pair.join("="))),
    experiments: text(experiments.map(({ key, variation }) => `${key}=${variation}`)),
  };
}

/** @param {unknown} value */
const text = value => (Array.isArray(value) ? value.join("; ") : value);

/** A value as a cell; line breaks in it are line feeds. @param {unknown} value */
const cell = value =>
  typeof value === "string" ? defuse(value.replace(/\r\n?/g, "\n")) : (value ?? "");

/**
 * CSV that Belgian spreadsheets open without questions: byte order mark, semicolons, every field quoted, a fixed
 * set of columns. What a spreadsheet would run or change is defused.
 * @param {import("../../src/inbox/stores/storedLead").StoredLead[]} stored
 * @param {boolean} [first] whether the head stands above these rows
 */
export function leadsCsv(stored, first = true) {
  const rows = stored.map(lead => {
    const values = /** @type {Record<string, unknown>} */ (flat(lead));
    return columns.map(name => cell(values[name]));
  });
  const lines = first ? [columns, ...rows] : rows;
  if (lines.length === 0) return "";
  const csv = Papa.unparse(lines, { delimiter: ";", quotes: true, newline: "\r\n" });
  return `${first ? "\uFEFF" : ""}${csv}\r\n`;
}
