import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { challengeOf, proofShape } from "../settings/proofShape";

/** How the lead is sent: `at` is the time in ms since 1970, as well as this device knows it. */
interface Sending {
  at: number;
  /** Whether the field that no person sees was filled. */
  trapped: boolean;
}

/**
 * The header `X-Lead-Proof` for a lead's JSON, made at every send, so that a lead that waited is as
 * good as a new one. Not crypto.subtle: one call per hash makes it twenty times slower, and pages
 * in a test network have none. Lets the page breathe between the parts.
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
