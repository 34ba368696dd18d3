import type { Platform } from "./platform";
import type { Payload } from "./row";

/** The address of a configured endpoint; a relative one stands under the base path. */
export function endpointUrl(endpoint: string, { url }: Pick<Platform, "url">): string {
  return /^[a-z][a-z\d+.-]*:/i.test(endpoint) ? endpoint : url(`/${endpoint.replace(/^\/+/, "")}`);
}

/** The lead's JSON, byte for byte as posted: the proof of work covers this text. */
export const leadText = (lead: Payload["lead"]) => JSON.stringify(lead);

/** The request of the contract: JSON, or multipart with the files when there are any. */
export function leadRequest({ lead, documents }: Payload, proof?: string): RequestInit {
  const headers = {
    "Idempotency-Key": lead.id,
    Accept: "application/json, application/problem+json",
    ...(proof && { "X-Lead-Proof": proof }),
  };
  const json = leadText(lead);
  if (documents.length === 0)
    return {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: json,
    };
  const form = new FormData();
  form.append("lead", new Blob([json], { type: "application/json" }));
  for (const file of documents) form.append("document", file, file.name);
  return { method: "POST", headers, body: form };
}
