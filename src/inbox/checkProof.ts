import { createHash } from "node:crypto";
import { challengeOf, proofShape } from "../settings/proofShape";

/** Largest difference between a proof's time and ours, in ms. It stops stockpiled proofs, not wrong clocks: the
 * refusal carries our time, and the page makes the proof again. */
const drift = 3_600_000;

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a proof of work is for this lead, current and solved.
 * @param header `X-Lead-Proof`, `<challenge>.<nonces>`
 * @param text the lead's JSON as received
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
