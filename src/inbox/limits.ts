import { megabyte } from "../settings/megabyte";
import { siteConfig } from "./siteConfig";

/** Largest allowed request. */
export interface Limits {
  leadBytes: number;
  files: number;
  fileBytes: number;
  bundleBytes: number;
}

/** The `lead` section of config.json, so that page and inbox agree. `withinMs`: after this time the page has
 * given up on a reply. Missing or broken settings have their defaults. */
export function limits(folder = process.cwd()): Limits & { proof: boolean; withinMs: number } {
  const { lead } = siteConfig(folder);
  return {
    leadBytes: 64 * 1024,
    files: lead.maxFiles,
    fileBytes: lead.maxFileMB * megabyte,
    bundleBytes: lead.maxBundleMB * megabyte,
    proof: lead.proof,
    withinMs: lead.timeoutMs,
  };
}

/** Largest whole request: documents, lead and the overhead of a form. */
export function requestBytes({ bundleBytes, leadBytes }: Limits): number {
  return bundleBytes + leadBytes + 64 * 1024;
}
