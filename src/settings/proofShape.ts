/** The proof of work that goes with a lead when config.json says `lead.proof` (docs/lead-api.md).
 * Both sides read it here: the flow makes it, the inbox checks it. */
export const proofShape = {
  /** Many small puzzles rather than a large one: then nobody is unlucky for long. */
  parts: 16,
  /** Leading zero bits that the hash of each part must have. */
  bits: 8,
  /** No person reads the last step, picks a broker and presses the button in less, in ms. */
  fastestMs: 1000,
};

/**
 * What is proved: which content, made when, and whether the field that no person sees was filled.
 * @param contentHash SHA-256 of the lead's JSON as it is sent, in hexadecimal
 * @param at milliseconds since 1970
 */
export function challengeOf(contentHash: string, at: number, trapped: boolean): string {
  return `1-${Math.floor(at / 60_000)}-${contentHash.slice(0, 32)}-${trapped ? 1 : 0}`;
}
