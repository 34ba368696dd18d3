import type { IncomingMessage } from "node:http";
import type { Answer } from "./answer";
import { refusedHeader } from "./guardUploads";
import type { LeadRequest } from "./leadRequest";
import { type Limits, requestBytes } from "./limits";
import { problem } from "./problem";
import { decodeText, readBytes } from "./readText";

/** A request as Gatsby hands it over: forms are parsed (fields in `body`, files in `files`), JSON
 * is not, because the function's `config` switches that off. */
export interface FunctionRequest extends IncomingMessage {
  body?: unknown;
  files?: unknown;
}

interface Part {
  fieldname: string;
  originalname: string;
  buffer: Uint8Array;
}

/** The lead and its files, or the answer to a request that cannot hold them. Reads no more than the
 * limits allow; a size that is declared is judged before anything is read.
 * @throws the stream's error when the sender goes away */
export async function readRequest(
  req: FunctionRequest,
  limits: Limits,
): Promise<LeadRequest | Answer> {
  if (req.method !== "POST") return problem("method", {}, { Allow: "POST" });
  const header = (name: string) => String(req.headers[name] ?? "").trim();
  const keys = { key: header("idempotency-key"), proof: header("x-lead-proof") };
  const length = Number(req.headers["content-length"] ?? 0);
  const [type] = (req.headers["content-type"] ?? "").toLowerCase().split(";");
  if (req.headers[refusedHeader] === "length_required") return problem("length_required");
  if (req.headers[refusedHeader] || length > requestBytes(limits)) return problem("too_large");
  if ((req.headers["content-encoding"] ?? "identity") !== "identity")
    return problem("content_type");
  if (type?.trim() === "application/json") {
    const bytes = length > limits.leadBytes ? null : await readBytes(req, limits.leadBytes);
    if (!bytes) return problem("too_large");
    const text = decodeText(bytes);
    return text === null ? problem("not_json") : { ...keys, text, uploads: [] };
  }
  return type?.trim() === "multipart/form-data"
    ? readForm(req, keys, limits)
    : problem("content_type");
}

/** The lead may be a plain field or a part with a type and a name; parsers tell these apart. */
function readForm(
  { body, files }: FunctionRequest,
  keys: Pick<LeadRequest, "key" | "proof">,
  limits: Limits,
): LeadRequest | Answer {
  const parts = Array.isArray(files) ? (files as Part[]) : [];
  const documents = parts.filter(part => part.fieldname === "document");
  const sizes = documents.map(part => part.buffer.byteLength);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (
    sizes.length > limits.files ||
    sizes.some(size => size > limits.fileBytes) ||
    total > limits.bundleBytes
  ) {
    return problem("too_large");
  }
  const part = parts.find(({ fieldname }) => fieldname === "lead");
  const field = (body as { lead?: unknown } | undefined)?.lead;
  const text = part ? decodeText(part.buffer) : field;
  if (typeof text !== "string") return problem("not_json");
  if (Buffer.byteLength(text) > limits.leadBytes) return problem("too_large");
  const uploads = documents.map(({ originalname, buffer }) => ({
    name: originalname,
    content: buffer,
  }));
  return { ...keys, text, uploads };
}
