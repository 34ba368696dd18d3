import { inTime } from "../timing/inTime";

/** The browser's own failed or hung once: it is not tried again on this page. */
let ownFails = false;

/** SHA-256, also where the browser has none (plain http) or fails. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    if (!ownFails) return new Uint8Array(await inTime(crypto.subtle.digest("SHA-256", bytes)));
  } catch {
    ownFails = true;
  }
  return (await import("@noble/hashes/sha2.js")).sha256(bytes);
}
