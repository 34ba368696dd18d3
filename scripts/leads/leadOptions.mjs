import { parseArgs } from "node:util";

export const leadHelp = `Reads the leads that the site's own inbox has stored. Works beside a running server.

  npm run leads                         a table
  npm run --silent leads -- --json      whole leads, with reference and receivedAt
  npm run --silent leads -- --csv       one line per lead, for a spreadsheet
  npm run leads -- --save REFERENCE     writes that lead's documents to the folder ./REFERENCE
  npm run leads -- --erase REFERENCE    erases that lead and its documents
  npm run leads -- --older-than 90d     erases all leads received longer ago

  npm run leads -- stats                how many per day, office, formula and hand-over
  npm run leads -- handover             what was not handed over yet, or failed
  npm run leads -- handover --again REFERENCE    tries that lead's again
  npm run leads -- move --to STORE      copies all to another store and compares both
  npm run leads -- backup --to FILE     a copy in a new SQLite file, while the store is used

  --db STORE                            another store than LEADS_STORE, LEADS_DB or .data/leads.sqlite

A store is a file or postgres://user:password@host/database.
`;

const options = /** @type {const} */ ({
  json: { type: "boolean" },
  csv: { type: "boolean" },
  db: { type: "string" },
  save: { type: "string" },
  erase: { type: "string" },
  "older-than": { type: "string" },
  again: { type: "string" },
  to: { type: "string" },
  help: { type: "boolean", short: "h" },
});

/** Commands by name, and the option that each takes; `true` where it needs it. */
const commands = /** @type {Record<string, { option: string | null, needed: boolean }>} */ ({
  stats: { option: null, needed: false },
  handover: { option: "again", needed: false },
  move: { option: "to", needed: true },
  backup: { option: "to", needed: true },
});

/** Accepts references in lower case and with spaces around.
 * @param {string | undefined} typed */
const referenceOf = typed => typed?.trim().toUpperCase();

/**
 * Parses the command line; `before` is the instant of --older-than, in ISO form.
 * @param {string[]} args
 * @throws Error that says what is wrong with it
 */
export function leadOptions(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { json, csv, db, help, to, "older-than": age } = values;
  const [command = "", ...more] = positionals;
  const known = commands[command];
  if (more.length > 0 || (command !== "" && !known))
    throw new Error(`"${more[0] ?? command}" is no command`);
  if (age !== undefined && !/^\d{1,5}d$/.test(age)) {
    throw new Error(`--older-than takes days, such as 90d, not "${age}"`);
  }
  const chosen = Object.keys(values).filter(name => name !== "db" && name !== "help");
  if (known?.needed && to === undefined) throw new Error(`${command} needs --${known.option}`);
  const foreign = chosen.find(name =>
    known ? name !== known.option : name === "again" || name === "to",
  );
  if (foreign) throw new Error(`--${foreign} does not go with ${command || "a list"}`);
  if (chosen.length > 1) {
    throw new Error("--json, --csv, --save, --erase and --older-than do not go together");
  }
  const before = age && new Date(Date.now() - Number.parseInt(age, 10) * 86_400_000).toISOString();
  return {
    command,
    json,
    csv,
    db,
    help,
    to,
    again: referenceOf(values.again),
    save: referenceOf(values.save),
    erase: referenceOf(values.erase),
    before,
  };
}
