import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storePath } from "../src/inbox/storePath.mjs";
import { eraseLeads } from "./leads/eraseLeads.mjs";
import { leadHelp, leadOptions } from "./leads/leadOptions.mjs";
import { leadsCsv } from "./leads/leadsCsv.mjs";
import { leadsTable } from "./leads/leadsTable.mjs";
import { readLeads } from "./leads/readLeads.mjs";
import { saveDocuments } from "./leads/saveDocuments.mjs";

/** @typedef {ReturnType<typeof leadOptions>} Options */
/** What the command prints; the code is 0, 1 (nothing has that reference, the store cannot be used)
 * or 2 (a wrong command).
 * @typedef {{ code: number, out?: string, err?: string }} Outcome */

/** @param {string} file @param {Options} options @returns {Outcome} */
function list(file, { json, csv }) {
  const stored = existsSync(file) ? readLeads(file) : [];
  if (csv) return { code: 0, out: leadsCsv(stored) };
  if (json) {
    const whole = stored.map(({ reference, receivedAt, lead }) => ({
      reference,
      receivedAt,
      ...lead,
    }));
    return { code: 0, out: `${JSON.stringify(whole, null, 2)}\n` };
  }
  return { code: 0, out: stored.length > 0 ? leadsTable(stored) : `No leads yet in ${file}.\n` };
}

/** @param {string} file @param {string} reference @returns {Outcome} */
function save(file, reference) {
  const saved = existsSync(file) ? saveDocuments(file, reference, reference) : [];
  if (saved.length > 0) return { code: 0, out: saved.map(path => `Saved ${path}\n`).join("") };
  return { code: 1, err: `No lead with the reference ${reference} has documents in ${file}.\n` };
}

/** @param {string} file @param {Options} options @returns {Outcome} */
function erase(file, { erase: reference, before = "" }) {
  const which = reference === undefined ? { before } : { reference };
  const erased = existsSync(file) ? eraseLeads(file, which) : [];
  const lines = erased.map(
    lead =>
      `Erased ${lead.reference}, received ${lead.receivedAt}, with ${lead.documents} document(s).\n`,
  );
  if (erased.length > 0) return { code: 0, out: lines.join("") };
  if (reference === undefined)
    return { code: 0, out: `No leads from before ${before} in ${file}.\n` };
  return { code: 1, err: `No lead has the reference ${reference} in ${file}.\n` };
}

/** The command. @param {string[]} args @returns {Outcome} */
export function leads(args) {
  /** @type {Options} */
  let options;
  try {
    options = leadOptions(args);
  } catch (error) {
    return { code: 2, err: `${/** @type {Error} */ (error).message}\n\n${leadHelp}` };
  }
  if (options.help) return { code: 0, out: leadHelp };
  const file = options.db ?? storePath();
  try {
    if (options.save !== undefined) return save(file, options.save);
    if (options.erase !== undefined || options.before !== undefined) return erase(file, options);
    return list(file, options);
  } catch (error) {
    return { code: 1, err: `${file}: ${/** @type {Error} */ (error).message}.\n` };
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { code, out = "", err = "" } = leads(process.argv.slice(2));
  // A reader such as `head` may hang up first.
  process.stdout.on("error", () => undefined);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
