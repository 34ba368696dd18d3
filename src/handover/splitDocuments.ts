import type { HandoverLead } from "./handoverLead";
import { oneLine } from "./oneLine";

/** All attachments of a letter together, in bytes: with base64 a third more, below the 20 MB that hosts take. */
export const attachedBytes = 14 * 1024 * 1024;

/** What a file may say it is; anything else is sent as bytes without a meaning. */
const types = new Set(["application/pdf", "image/jpeg", "image/png", "image/webp", "image/heic"]);

export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** The documents that fit into a letter, in order, and the names of the others. */
export function splitDocuments(
  { lead, documents }: HandoverLead,
  limit = attachedBytes,
): { attached: Attachment[]; apart: string[] } {
  const attached: Attachment[] = [];
  const apart: string[] = [];
  let room = limit;
  lead.documents.forEach(({ name, type }, position) => {
    const content = documents[position];
    const filename = oneLine(name).replace(/[/\\:*?"<>|]/g, "-");
    if (!content || content.byteLength > room) {
      apart.push(filename);
      return;
    }
    room -= content.byteLength;
    const contentType = types.has(type) ? type : "application/octet-stream";
    attached.push({ filename, contentType, content });
  });
  return { attached, apart };
}
