import type { InboxRule } from "../inboxRule";
import type { PolicyFacts } from "../policy";

/** What the files for a host are made from. */
export interface HostFacts extends PolicyFacts {
  /** Files of `public/`, by their path in it; without compressed copies. */
  files: readonly string[];
  /** Null when leads go to another origin. */
  inbox: InboxRule | null;
  /** Origin of the server behind the host that takes the leads. */
  upstream: string;
  /** Languages with a prefix of their own. */
  languages: readonly string[];
}

/** Texts by file name, relative to `hosting/`. */
export type HostFiles = Readonly<Record<string, string>>;
