import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { secureUrl } from "../../settings/secureUrl";
import { csvRows } from "./csvRows";
import { jsonRows } from "./jsonRows";
import type { SourceRow } from "./sourceRow";

export interface BrokersSource {
  /** For messages: the path or address, without query or credentials. */
  name: string;
  /** Folder of the logo files; null when the source is an address. */
  folder: string | null;
  rows: SourceRow[];
}

const defaultFile = "src/brokers/brokers.csv";
const advice =
  "Check BROKERS_SOURCE (a CSV or JSON file, or an https address), or leave it empty for the embedded brokers.";

/**
 * Reads the brokers' source. Throws one clear line when that fails, so that no build goes out without brokers.
 * @param source BROKERS_SOURCE: a path or address; the default is a file in siteDir
 * @param siteDir folder for relative paths
 * @param patience for the whole download, in ms
 */
export async function readBrokersSource(
  source: string | undefined,
  siteDir: string,
  patience = 30_000,
): Promise<BrokersSource> {
  const wanted = source?.trim() || defaultFile;
  const remote = /^[a-z][a-z\d+.-]+:\/\//i.test(wanted);
  const file = resolve(siteDir, wanted);
  const name = remote ? (wanted.split(/[?#]/)[0] ?? "").replace(/\/\/[^/]*@/, "//") : file;
  try {
    const bytes = remote ? await download(wanted, patience) : await readFile(file);
    const rows = readRows(decode(bytes));
    return { name, folder: remote ? null : dirname(file), rows };
  } catch (error) {
    throw new Error(`Brokers from ${name}: ${reason(error, patience)} ${advice}`);
  }
}

async function download(address: string, patience: number): Promise<Uint8Array> {
  if (!secureUrl(address)) throw new Error("Only https addresses are read (http for localhost).");
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  if (!secureUrl(response.url)) throw new Error("The server led away from https.");
  return new Uint8Array(await response.arrayBuffer());
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("The file is not UTF-8. Save it as “CSV UTF-8”.");
  }
}

function readRows(text: string): SourceRow[] {
  const start = text.trimStart().slice(0, 1);
  if (start === "<") throw new Error("This is a web page, not CSV or JSON.");
  return start === "[" || start === "{" ? jsonRows(text) : csvRows(text);
}

/** Node hides why a fetch failed in `cause`. */
function reason(error: unknown, patience: number): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, code } = error as { cause?: unknown; code?: unknown };
  if (error.name === "TimeoutError") return `No full answer within ${patience / 1000} seconds.`;
  if (code === "ENOENT") return "The file does not exist.";
  if (typeof code === "string") return `The file cannot be read (${code}).`;
  const detail = cause as { code?: unknown; message?: unknown } | undefined;
  return detail ? `It cannot be reached (${detail.code ?? detail.message}).` : error.message;
}
