import { execFileSync } from "node:child_process";
import type { Lead } from "../../../src/answers/leadSchema";
import { repository } from "../built/site";

export type StoredLead = Lead & { reference: string; receivedAt: string };

/** The rows with this e-mail address, read as an operator reads them. */
export function storedLeads(
  email: string,
  file = process.env.BROWSER_LEADS_DB ?? "",
): StoredLead[] {
  const out = execFileSync(process.execPath, ["scripts/leads.mjs", "--json", "--db", file], {
    cwd: repository,
    encoding: "utf8",
  });
  return (JSON.parse(out) as StoredLead[]).filter(({ person }) => person.email === email);
}
