import { createHash } from "node:crypto";
import type { Lead } from "../answers/leadSchema";
import type { Upload } from "./leadRequest";

/** The upload parser gives names as Latin-1, while browsers send UTF-8. */
const asUtf8 = (name: string) => Buffer.from(name, "latin1").toString("utf8");
/** It also cuts what it takes for folders. */
const baseName = (name: string) => name.replace(/^.*[/\\]/s, "");

/** Whether the files that came in are the lead's documents: as many, in order, each with the name,
 * size and SHA-256 that the lead gives. */
export function documentsMatch(documents: Lead["documents"], uploads: readonly Upload[]): boolean {
  if (documents.length !== uploads.length) return false;
  return documents.every(({ name, size, sha256 }, index) => {
    const upload = uploads[index];
    if (!upload || upload.content.byteLength !== size) return false;
    const names = [upload.name, asUtf8(upload.name)];
    if (!names.includes(name) && !names.includes(baseName(name))) return false;
    return createHash("sha256").update(upload.content).digest("hex") === sha256;
  });
}
