import { sha256 } from "../delivery/sha256";

/** SHA-256 of a file's bytes as 64 hex digits. */
export async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return [...(await sha256(bytes))].map(byte => byte.toString(16).padStart(2, "0")).join("");
}
