import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { limits, requestBytes } from "./limits";

/** The header that a guarded request carries to the function: the problem it will be answered. */
export const refusedHeader = "x-upload-refused";

const installed = Symbol.for("familiale-verzekering/guardUploads");

/**
 * Keeps Gatsby's upload parser, which has no limits and runs before any function, away from forms
 * that are too large or do not say how large they are: such a request loses its content type, so
 * that nothing reads it, and the function answers at once. Needs no server of its own: Node tells
 * of every request before it is handled. Once per process; later calls do nothing.
 *
 * The function's module calls this when it is first loaded, so the very first request after a start
 * is guarded only when the site's configuration calls it too.
 */
export function guardUploads(): void {
  const shared = globalThis as { [installed]?: true };
  if (shared[installed]) return;
  shared[installed] = true;
  subscribe("http.server.request.start", message => {
    const { request } = message as { request: IncomingMessage };
    const { headers, method, url = "" } = request;
    if (method !== "POST" || !/\/api\/leads\/?(\?|$)/.test(url)) return;
    if (!headers["content-type"]?.toLowerCase().startsWith("multipart/")) return;
    const length = headers["content-length"];
    if (length !== undefined && Number(length) <= requestBytes(limits())) return;
    headers[refusedHeader] = length === undefined ? "length_required" : "too_large";
    delete headers["content-type"];
  });
}
