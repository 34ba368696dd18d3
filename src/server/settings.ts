import { halfHandovers, handoverEntries } from "../handover/handoverSettings";
import { connectOrigins } from "../hosting/connectOrigins";
import { inboxEntries } from "../inbox/inboxSettings";
import { retentionDays } from "../inbox/retentionDays";
import { storeAddress } from "../inbox/stores/storeAddress";
import { readScripts } from "../settings/readScripts";
import { readVariables } from "../settings/readVariables";
import { variable } from "../settings/variable";
import { unknownVariables } from "./unknownVariables";

/** Whether a reader that throws takes it. */
const readable = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const listed = (text: string) =>
  text
    .split(",")
    .map(part => part.trim())
    .filter(part => part !== "");

/** http only for this machine. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.origin !== text) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && url.hostname === "localhost");
}

/** The environment variables of the server. docs/inbox.md has a table made of them (`npm run schema`). */
export const serverEntries = {
  PORT: variable(
    isPort,
    "Give a number from 1 to 65535, such as PORT=9001.",
    "where the server listens; 0 takes a free port",
    "9000",
  ),
  HOST: variable(
    text => /^[\w.:-]+$/.test(text),
    "Give a name or address of this machine, or 0.0.0.0 for all of them.",
    "the name or address of this machine that it listens on; `0.0.0.0` for all",
    "`localhost`",
  ),
  METRICS_PORT: variable(
    isPort,
    "Give a number from 1 to 65535, other than PORT.",
    "Prometheus metrics at `/metrics`, on this port of HOST; keep it off the internet",
    "no metrics",
  ),
  LEADS_STORE: variable(
    text => readable(() => storeAddress({ LEADS_STORE: text })),
    "Give a file, or postgres://user:password@host/database.",
    "where leads are: a SQLite file, or `postgres://user:password@host/database`",
    "`.data/leads.sqlite`",
  ),
  LEADS_DB: variable(
    () => true,
    "",
    "the name of LEADS_STORE before there were two stores: a file",
    "",
  ),
  LEADS_RETENTION_DAYS: variable(
    text => /^\d{1,5}$/.test(text),
    "Give a whole number of days; 0 keeps leads for good.",
    "leads are erased when they are older; 0 keeps them for good",
    "90",
  ),
  ...inboxEntries,
  LEADS_ORIGINS: variable(
    text => listed(text).every(isOrigin),
    "Give origins such as https://www.voorbeeld.example, with commas between them and nothing behind the host.",
    "origins whose pages may send leads from another host (CORS), with commas",
    "none",
  ),
  CONNECT_ORIGINS: variable(
    text => readable(() => connectOrigins(text)),
    "Give origins such as https://leads.voorbeeld.example, with spaces between them.",
    "further origins that pages may send requests to ([hosting.md](hosting.md)), with spaces",
    "none",
  ),
  THIRD_PARTY_SCRIPTS: variable(
    text => readable(() => readScripts(text)),
    "Give https: addresses of scripts, with commas between them (docs/data-layer.md).",
    "the scripts that the build was made for ([data-layer.md](data-layer.md))",
    "none",
  ),
};

export interface ServerSettings {
  port: number;
  host: string;
  /** null: no metrics. */
  metricsPort: number | null;
  origins: string[];
  /** Further origins for the policy of pages. */
  connect: string[];
  scripts: string[];
  retentionDays: number;
}

/** @throws Error with a line for each wrong or unknown variable, and its repair */
export function serverSettings(from: NodeJS.ProcessEnv): ServerSettings {
  const entries = { ...serverEntries, ...handoverEntries };
  const read = readVariables(entries, from, unknownVariables(Object.keys(entries), from));
  const half = halfHandovers(read);
  if (half.length > 0) throw new Error(half.join("\n"));
  const port = Number(read.PORT || 9000);
  const metricsPort = read.METRICS_PORT === "" ? null : Number(read.METRICS_PORT);
  if (metricsPort !== null && metricsPort !== 0 && metricsPort === port)
    throw new Error(`METRICS_PORT is "${metricsPort}", as PORT is. Give another one.`);
  return {
    port,
    host: read.HOST || "localhost",
    metricsPort,
    origins: listed(read.LEADS_ORIGINS),
    connect: connectOrigins(read.CONNECT_ORIGINS),
    scripts: readScripts(read.THIRD_PARTY_SCRIPTS),
    retentionDays: retentionDays(from),
  };
}
