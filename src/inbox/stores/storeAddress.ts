import { join } from "node:path";
// Not `process.env`: Gatsby's function bundler replaces that by the values at build.
import { env } from "node:process";

/** Where the leads are: a SQLite file, or a PostgreSQL database. */
export type StoreAddress = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/**
 * The store that LEADS_STORE names (a file or `postgres://…`), else the file LEADS_DB, else `.data/leads.sqlite`
 * in the working directory.
 * @param from environment variables, or a name given on a command line as LEADS_STORE
 * @throws Error that says how to repair the name
 */
export function storeAddress(from: NodeJS.ProcessEnv = env): StoreAddress {
  const name = from.LEADS_STORE || from.LEADS_DB || join(process.cwd(), ".data", "leads.sqlite");
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(name)?.[1]?.toLowerCase();
  if (scheme === undefined) return { kind: "sqlite", file: name };
  if (scheme !== "postgres" && scheme !== "postgresql")
    throw new Error(
      `LEADS_STORE begins with "${scheme}:". Give a file, or postgres://user:password@host/database.`,
    );
  if (!URL.canParse(name) || new URL(name).pathname.length < 2)
    throw new Error("LEADS_STORE names no database. Write postgres://user:password@host/database.");
  return { kind: "postgres", url: name };
}
