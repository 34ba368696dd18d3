import { sha256 } from "./sha256";

/**
 * A lead's id, derived from its content (a UUID of version 8, RFC 9562): the same answers get the same id
 * in a duplicated tab, after a reload and without storage. It cannot be guessed, since the content includes
 * the time at which the privacy notice was shown.
 */
export async function contentId(content: string): Promise<string> {
  const hash = await sha256(new TextEncoder().encode(content)).catch(byChance);
  const hex = [...hash.slice(0, 16)]
    .map((byte, i) => (i === 6 ? (byte & 15) | 128 : i === 8 ? (byte & 63) | 128 : byte))
    .map(byte => byte.toString(16).padStart(2, "0"))
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** No SHA-256 is available: an id that is only stable within this page. */
const byChance = () => Uint8Array.from({ length: 16 }, () => Math.random() * 256);
