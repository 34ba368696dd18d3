import { cacheOf, classOf } from "./classOf";
import { manifest } from "./manifest";
import { permissions } from "./permissions";
import { drawingPolicy, type PolicyFacts, pagePolicy, workerPolicy } from "./policy";
import { typeOf } from "./typeOf";

/** Headers by their name, as they are written. */
export type Headers = Readonly<Record<string, string>>;

/**
 * All headers that a host sends with a file, whatever the status of the response (an error page is a page); besides
 * what belongs to the transfer: length, encoding, validators, date.
 */
export function headersOf(file: string, facts: PolicyFacts): Headers {
  return {
    "Content-Type": typeOf(file),
    "Cache-Control": manifest.cache[cacheOf(file)],
    ...(isCompressible(file) && { Vary: "Accept-Encoding" }),
    ...manifest.headers,
    ...(manifest.shared.includes(file) && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    ...(facts.https && { "Strict-Transport-Security": manifest.strictTransport }),
    ...policyHeaders(file, facts),
  };
}

function policyHeaders(file: string, facts: PolicyFacts): Headers {
  if (file.endsWith(".svg")) return { "Content-Security-Policy": drawingPolicy };
  const kind = classOf(file);
  if (kind === "worker") return { "Content-Security-Policy": workerPolicy(facts) };
  if (kind !== "page") return {};
  return { "Content-Security-Policy": pagePolicy(facts), "Permissions-Policy": permissions };
}

/** Whether the build may have written compressed copies beside it. */
export function isCompressible(file: string): boolean {
  return manifest.compressed.includes(file.slice(file.lastIndexOf(".") + 1));
}
