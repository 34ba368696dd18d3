import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { challengeOf, proofShape } from "../settings/proofShape";

export { sha256 };

/** `at` is the time of sending, ms since 1970, by this device's clock or the server's. */
interface Sending {
  at: number;
  /** The honeypot field was filled. */
  trapped: boolean;
}

/**
 * The header `X-Lead-Proof` for a lead's JSON, computed for every post, since proofs expire and leads wait.
 * Not crypto.subtle: one call per hash makes it twenty times slower, and pages on plain http have none.
 * Yields to the event loop between parts.
 */
export async function proof(json: string, { at, trapped }: Sending): Promise<string> {
  const challenge = challengeOf(bytesToHex(sha256(utf8ToBytes(json))), at, trapped);
  const nonces: string[] = [];
  for (let part = 0; part < proofShape.parts; part++) {
    nonces.push(solve(`${challenge}.${part}.`));
    if (part % 4 === 3) await new Promise(resolve => setTimeout(resolve));
  }
  return `${challenge}.${nonces.join("-")}`;
}

/** The first number whose hash after `prefix` begins with enough zero bits. */
function solve(prefix: string): string {
  for (let nonce = 0; ; nonce++) {
    const [a = 0, b = 0] = sha256(utf8ToBytes(prefix + nonce));
    if (((a << 8) | b) >> (16 - proofShape.bits) === 0) return String(nonce);
  }
}
