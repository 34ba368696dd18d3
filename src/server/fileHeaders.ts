import { statSync } from "node:fs";
import path from "node:path";
import { type Headers, headersOf } from "../hosting/headersOf";
import { hostFactsOf } from "../hosting/hostFactsOf";
import type { PolicyFacts } from "../hosting/policy";

/** What a deploy or an operator replaces while the server runs: the headers follow. */
const watched = ["config.json", "index.html"];

/** Headers of a file of the site, by its path in `folder`; those of pages allow what they and config.json hold. */
export type FileHeaders = (file: string) => Headers;

/**
 * @param scripts third-party scripts that the build was made for
 * @param connect further origins for requests, from CONNECT_ORIGINS
 */
export function fileHeaders(
  folder: string,
  { scripts, connect }: Pick<PolicyFacts, "scripts" | "connect">,
): FileHeaders {
  let facts: PolicyFacts | undefined;
  let read = "";
  return file => {
    const stamp = watched.map(name => changedAt(path.join(folder, name))).join();
    if (!facts || stamp !== read)
      try {
        facts = { ...hostFactsOf({ folder, https: false }), scripts, connect };
        read = stamp;
      } catch (error) {
        // A deploy takes files away while they are read: the former facts hold until the next request.
        if (!facts) throw error;
      }
    return headersOf(file, facts);
  };
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
