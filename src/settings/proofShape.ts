/** The proof of work that goes with a lead when config.json sets `lead.proof` (docs/lead-api.md). The flow makes it,
 * the inbox checks it. */
export const proofShape = {
  /** Many small puzzles take a steadier time than one large puzzle. */
  parts: 16,
  /** Leading zero bits in the hash of each part. */
  bits: 8,
  /** No person gets through the last step in less (ms). */
  fastestMs: 1000,
};

/**
 * The text to prove.
 * @param contentHash SHA-256 of the lead's JSON as sent, in hexadecimal
 * @param at ms since 1970
 * @param trapped the honeypot field was filled
 */
export function challengeOf(contentHash: string, at: number, trapped: boolean): string {
  return `1-${Math.floor(at / 60_000)}-${contentHash.slice(0, 32)}-${trapped ? 1 : 0}`;
}
