import { headersOf } from "../headersOf";
import type { HostFacts } from "./hostFacts";

/** The headers that depend on the kind of a file, as a function of CloudFront writes them; others are in its policy. */
export const ownHeaders = (file: string, facts: HostFacts) => {
  const shared = new Set([
    ...["Content-Type", "Cache-Control", "Vary", "Strict-Transport-Security"],
    ...["X-Content-Type-Options", "Referrer-Policy"],
  ]);
  return Object.fromEntries(
    Object.entries(headersOf(file, facts))
      .filter(([name]) => !shared.has(name))
      .map(([name, value]) => [name.toLowerCase(), { value }]),
  );
};
