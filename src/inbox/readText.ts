import type { Readable } from "node:stream";

/** UTF-8 text, or null when the bytes are not. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * All bytes of a stream of at most `limit` bytes; null as soon as there are more (the rest is then
 * read and thrown away, so that the sender can still receive an answer).
 * @throws the stream's error when the sender goes away
 */
export async function readBytes(stream: Readable, limit: number): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    stream.on("data", (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size > limit) {
        chunks.length = 0;
        resolve(null);
      } else chunks.push(chunk);
    });
    stream.on("end", () => resolve(Buffer.concat(chunks)));
    stream.on("error", reject);
    stream.on("close", () => reject(new Error("the sender went away")));
  });
}
