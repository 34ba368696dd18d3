import { createHash } from "node:crypto";
import type { FormPart } from "./formReader";

/** A part as it came in. */
export interface Upload {
  content: Uint8Array;
  /** In hexadecimal. */
  sha256: string;
}

/**
 * Keeps and hashes a part while it comes in. Its pieces are joined as soon as it is whole, not with those of all others
 * at the end: a visitor who asks for a page meanwhile waits for one document at most, and the pieces can go.
 */
export function keptPart(whole: (upload: Upload) => void): FormPart {
  const pieces: Uint8Array[] = [];
  const hash = createHash("sha256");
  return {
    take: piece => {
      pieces.push(piece);
      hash.update(piece);
    },
    end: () => whole({ content: Buffer.concat(pieces), sha256: hash.digest("hex") }),
  };
}
