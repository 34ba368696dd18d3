import type { Build } from "./stores";

/** offline-files.json: all files of a build that are stored. Names are relative to the base path. */
export interface OfflineFiles {
  build: Build;
  /** Files without a hash in their name, with the SHA-256 of their content in hex. */
  exact: Record<string, string>;
  /** Files with a hash in their name. */
  hashed: string[];
}
