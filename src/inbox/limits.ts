import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../settings/readConfig";

/** How much one request may bring, in bytes and pieces. */
export interface Limits {
  leadBytes: number;
  files: number;
  fileBytes: number;
  bundleBytes: number;
}

const megabyte = 1024 * 1024;

/** The text of the config.json that visitors get, else of its source, else nothing. */
function configText(folder: string): string {
  for (const place of ["public", "static"]) {
    try {
      return readFileSync(join(folder, place, "config.json"), "utf8");
    } catch {
      // Looked for in the next place.
    }
  }
  return "{}";
}

/** The limits of the flow itself, section `lead` of config.json, so that both sides agree,
 * and whether leads need a proof of work.
 * What is missing or broken there has its default. */
export function limits(folder = process.cwd()): Limits & { proof: boolean } {
  let raw: unknown = {};
  try {
    raw = JSON.parse(configText(folder));
  } catch {
    // The build names the mistake; here the defaults do.
  }
  const { lead } = readConfig(raw);
  return {
    leadBytes: 64 * 1024,
    files: lead.maxFiles,
    fileBytes: lead.maxFileMB * megabyte,
    bundleBytes: lead.maxBundleMB * megabyte,
    proof: lead.proof,
  };
}

/** The longest whole request: all documents, the lead, and what a form adds around them. */
export function requestBytes({ bundleBytes, leadBytes }: Limits): number {
  return bundleBytes + leadBytes + 64 * 1024;
}
