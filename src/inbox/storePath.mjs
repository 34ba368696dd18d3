import { join } from "node:path";
// Not `process.env`: Gatsby's function bundler replaces that by the values at build.
import { env } from "node:process";

/** Where the leads are kept: the environment's LEADS_DB, else `.data/leads.sqlite` in the folder in
 * which the command was started. Read at every request.
 * @returns {string} */
export function storePath() {
  return env.LEADS_DB || join(process.cwd(), ".data", "leads.sqlite");
}
