import type { LeadFilter } from "./leadStore";
import type { Row, Sql, Value } from "./sql";
import { readUpload } from "./stagedUploads";
import type { StoredDocument, StoredLead } from "./storedLead";

/** Leads per page: some hundred kB in memory. */
const page = 500;

/** What counts rows in the order in which they came. */
export const numberOf = { sqlite: "rowid", postgres: "number" } as const;

function conditions({ reference, before }: LeadFilter): { text: string; values: Value[] } {
  const [parts, values]: [string[], Value[]] = [["TRUE"], []];
  if (reference !== undefined) parts.push(`reference = $${values.push(reference)}`);
  if (before !== undefined) parts.push(`received_at < $${values.push(before)}`);
  return { text: parts.join(" AND "), values };
}

/** Rows of the table `leads` that pass the filter, oldest first, a page at a time, so that nothing stays open in
 * the database meanwhile. */
export async function* leadRows(
  sql: Sql,
  columns: string,
  filter: LeadFilter = {},
): AsyncGenerator<Row> {
  const number = numberOf[sql.dialect];
  const { text, values } = conditions(filter);
  let last = 0;
  for (;;) {
    const rows = await sql.query(
      `SELECT ${number} AS number, ${columns} FROM leads
       WHERE ${text} AND ${number} > $${values.length + 1} ORDER BY ${number} LIMIT ${page}`,
      [...values, last],
    );
    yield* rows;
    if (rows.length < page) return;
    last = Number(rows.at(-1)?.number);
  }
}

/** A row as others see it. */
export const storedLead = ({ reference, received_at, lead }: Row): StoredLead => ({
  reference: String(reference),
  receivedAt: String(received_at),
  lead: JSON.parse(String(lead)),
});

export async function countLeads(sql: Sql, filter: LeadFilter = {}): Promise<number> {
  const { text, values } = conditions(filter);
  const [row] = await sql.query(`SELECT count(*) AS leads FROM leads WHERE ${text}`, values);
  return Number(row?.leads);
}

/** The document of a lead at a position, by the lead's id; null when there is none. */
export async function readDocument(
  sql: Sql,
  id: string,
  position: number,
): Promise<StoredDocument | null> {
  const upload = sql.dialect === "sqlite" ? ", upload" : "";
  const [row] = await sql.query(
    `SELECT name, type, sha256, content${upload} FROM documents WHERE lead = $1 AND position = $2`,
    [id, position],
  );
  if (!row) return null;
  const content = row.upload
    ? await readUpload(sql, String(row.upload), position)
    : new Uint8Array(row.content as ArrayBuffer);
  return { name: String(row.name), type: String(row.type), sha256: String(row.sha256), content };
}

/** The documents of a lead by its reference, one at a time. */
export async function* readDocuments(sql: Sql, reference: string): AsyncGenerator<StoredDocument> {
  const [lead] = await sql.query("SELECT id FROM leads WHERE reference = $1", [reference]);
  for (let position = 0; lead; position++) {
    const document = await readDocument(sql, String(lead.id), position);
    if (!document) return;
    yield document;
  }
}
