import type { IncomingMessage } from "node:http";
import { site } from "../settings/site";
import { type Limits, requestBytes } from "./limits";
import { problem } from "./problem";
import type { Reply } from "./reply";

/** A request whose body may be read. */
export interface Readable {
  key: string;
  proof: string;
  /** The content type of a form, with its boundary; null for JSON. */
  form: string | null;
  /** Largest allowed body. */
  bytes: number;
}

/** `gatsby develop` knows no base path. */
const paths = [`${site.basePath}/api/leads`, "/api/leads"];

/** Judges a request by its head alone: method and path exactly as documented (routers decode them first), content type and declared size. */
export function judgeRequest(req: IncomingMessage, limits: Limits): Readable | Reply {
  const { headers, method, url = "" } = req;
  const [path = ""] = url.split("?");
  if (!paths.includes(path)) return problem("not_found");
  if (method !== "POST") return problem("method", {}, { Allow: "POST" });
  const header = (name: string) => String(headers[name] ?? "").trim();
  const type = header("content-type");
  const [media = ""] = type.toLowerCase().split(";");
  const form = media.trim() === "multipart/form-data" ? type : null;
  if (form === null && media.trim() !== "application/json") return problem("content_type");
  if ((header("content-encoding") || "identity") !== "identity") return problem("content_type");
  if (form && header("content-length") === "") return problem("length_required");
  const bytes = form ? requestBytes(limits) : limits.leadBytes;
  if (Number(header("content-length")) > bytes) return problem("too_large");
  return { key: header("idempotency-key"), proof: header("x-lead-proof"), form, bytes };
}
