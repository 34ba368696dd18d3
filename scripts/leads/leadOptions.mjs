import { parseArgs } from "node:util";

export const leadHelp = `Reads the leads that the site's own inbox has stored. Works beside a running server.

  npm run leads                         a table
  npm run --silent leads -- --json      whole leads, with reference and receivedAt
  npm run --silent leads -- --csv       one line per lead, for a spreadsheet
  npm run leads -- --save REFERENCE     writes that lead's documents to the folder ./REFERENCE
  npm run leads -- --erase REFERENCE    erases that lead and its documents
  npm run leads -- --older-than 90d     erases all leads received longer ago

  --db FILE                             another store than LEADS_DB or .data/leads.sqlite
`;

const options = /** @type {const} */ ({
  json: { type: "boolean" },
  csv: { type: "boolean" },
  db: { type: "string" },
  save: { type: "string" },
  erase: { type: "string" },
  "older-than": { type: "string" },
  help: { type: "boolean", short: "h" },
});

/** References as people type them: in small letters, with spaces around.
 * @param {string | undefined} typed */
const referenceOf = typed => typed?.trim().toUpperCase();

/**
 * What the command line asks for; `before` is the instant of --older-than, in ISO form.
 * @param {string[]} args
 * @throws Error that says what is wrong with it
 */
export function leadOptions(args) {
  const { values } = parseArgs({ args, options });
  const { json, csv, db, help, "older-than": age } = values;
  if (age !== undefined && !/^\d{1,5}d$/.test(age)) {
    throw new Error(`--older-than takes days, such as 90d, not "${age}"`);
  }
  if ([json, csv, values.save, values.erase, age].filter(value => value !== undefined).length > 1) {
    throw new Error("--json, --csv, --save, --erase and --older-than do not go together");
  }
  const before = age && new Date(Date.now() - Number.parseInt(age, 10) * 86_400_000).toISOString();
  return {
    json,
    csv,
    db,
    help,
    save: referenceOf(values.save),
    erase: referenceOf(values.erase),
    before,
  };
}
