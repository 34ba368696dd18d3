import type { Upstream } from "./upstream";

/** Fields of every repair: a row of docs/gatsby.md. */
interface Row {
  /** Named in the build's error when the repair no longer matches. */
  name: string;
  reason: string;
  upstream: Upstream;
  /** The test that fails without it; "none" where only the build log shows it. */
  test: string;
  /** Bytes (gzip 9) saved of each page's first load, for repairs made for weight. */
  saves?: number;
  /** Upstream text that must no longer be in any script. */
  absent?: RegExp;
}

/** One change to an upstream file's source. */
export interface Edit {
  /** `<package>/<path>`; for what Gatsby copies to `.cache/`: `gatsby/cache-dir/<path>`. */
  file: string;
  find: RegExp;
  instead: string;
  /** Expected number of matches. */
  matches: number;
}

/** Changes source texts as webpack reads them. */
export interface EditRepair extends Row {
  edits: readonly Edit[];
  /** Which webpack builds: the pages' scripts, their HTML, or both. */
  stage: "scripts" | "html" | "both";
  /** A preview keeps the original. */
  notInPreview?: true;
}

/** A module that replaces an upstream one. */
export interface StandIn {
  /** The import to replace: a package, or `<package>/<path>`. */
  request: string;
  /** Gatsby imports it by absolute path. */
  path?: true;
  /** The replacement: a file of `build/gatsby/standIn`, or `<package>/<path>`. */
  module: string;
  /** How many modules import it, without ours; "some" when that depends on our code. */
  matches: number | "some";
}

export interface StandInRepair extends Row {
  standIns: readonly StandIn[];
  stage: "scripts" | "both";
}

/** Done by a file of ours. */
interface Own extends Row {
  /** That file, below `src`. */
  by: string;
  replaces: string;
}

/** The file counts its matches (`expectMatches`). */
export interface CountedRepair extends Own {
  /** "some": the number depends on the site, not on upstream. */
  matches: number | "some";
}

/** Changes what runs on servers or in some builds only; every build checks the upstream text it relies on. */
export interface FactRepair extends Own {
  facts: readonly Omit<Edit, "instead">[];
}

export type Repair = EditRepair | StandInRepair | CountedRepair | FactRepair;
