import { formParts } from "./formParts";
import type { Readable } from "./judgeRequest";
import type { Limits } from "./limits";
import { problem } from "./problem";
import type { Reply } from "./reply";

/** A POST, independent of the web server. */
export interface PostedLead {
  key: string;
  /** "" without one. */
  proof: string;
  /** The lead's JSON. */
  text: string;
  /** The files, in order. */
  uploads: Uint8Array[];
}

/** UTF-8 text, or null when the bytes are not. */
function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The lead and its files from a whole body, or the reply to a body without them. The lead may be a plain
 * form field or a part with a type and a file name. */
export function readLead(
  body: Buffer,
  { key, proof, form }: Readable,
  limits: Limits,
): PostedLead | Reply {
  const parts = form === null ? [{ name: "lead", content: body }] : formParts(body, form);
  if (typeof parts === "string") return problem(parts);
  const uploads = parts.filter(({ name }) => name === "document").map(({ content }) => content);
  const sizes = uploads.map(content => content.byteLength);
  const lead = parts.find(({ name }) => name === "lead")?.content;
  if (
    sizes.length > limits.files ||
    sizes.some(size => size > limits.fileBytes) ||
    sizes.reduce((sum, size) => sum + size, 0) > limits.bundleBytes ||
    (lead && lead.byteLength > limits.leadBytes)
  ) {
    return problem("too_large");
  }
  const text = lead ? decodeText(lead) : null;
  return text === null ? problem("not_json") : { key, proof, text, uploads };
}
