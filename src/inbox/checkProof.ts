import { createHash } from "node:crypto";
import { challengeOf, proofShape } from "../settings/proofShape";

/** How far a proof's time may be from ours, in ms. Stops stocks of proofs, not slow clocks: a
 * refused proof is told our time and made again. */
const drift = 3_600_000;

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a proof of work belongs to this lead, is of now, and was worked for.
 * @param header `X-Lead-Proof`, `<challenge>.<nonces>`
 * @param text the lead's JSON as it came in
 */
export function checkProof(header: string, text: string, now = Date.now()): "good" | "bad" | "bot" {
  const [challenge = "", nonces = "", ...more] = header.split(".");
  const [, minute = "", , trap] = challenge.split("-");
  const at = Number(minute) * 60_000;
  const numbers = nonces.split("-");
  if (more.length > 0 || !(Math.abs(now - at) <= drift)) return "bad";
  if (challenge !== challengeOf(sha256(text).toString("hex"), at, trap === "1")) return "bad";
  if (numbers.length !== proofShape.parts) return "bad";
  const worked = numbers.every((nonce, part) => {
    if (!/^\d{1,9}$/.test(nonce)) return false;
    return sha256(`${challenge}.${part}.${nonce}`).readUInt16BE() >> (16 - proofShape.bits) === 0;
  });
  if (!worked) return "bad";
  return trap === "1" ? "bot" : "good";
}
