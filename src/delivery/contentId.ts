/**
 * The id of a lead, made of its content (RFC 9562, version 8: a UUID by own rule): the same answers
 * have the same id in a duplicated tab, after a reload and without any storage; other answers
 * another one. The moment the privacy notice was shown is part of them, so it cannot be guessed.
 */
export async function contentId(content: string): Promise<string> {
  const bytes = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content)))
    : // Plain http in a test network: a random one.
      crypto.getRandomValues(new Uint8Array(16));
  return asUuid(bytes, 8);
}

/** A random id (version 4). */
export const randomId = () => asUuid(crypto.getRandomValues(new Uint8Array(16)), 4);

function asUuid(bytes: Uint8Array, version: 4 | 8): string {
  const hex = [...bytes.slice(0, 16)]
    .map((byte, i) => (i === 6 ? (byte & 15) | (version << 4) : i === 8 ? (byte & 63) | 128 : byte))
    .map(byte => byte.toString(16).padStart(2, "0"))
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
