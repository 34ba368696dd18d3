import type { Build } from "./stores";

/** offline-files.json: what makes one build whole. Names are relative to the base path. */
export interface OfflineFiles {
  build: Build;
  /** Paths of the flow, without prefix or language. */
  steps: string[];
  /** Files whose name says nothing of their content, with the SHA-256 of it in hex. */
  exact: Record<string, string>;
  /** Files with a hash in their name. */
  hashed: string[];
}
