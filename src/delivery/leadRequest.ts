import type { Letter } from "./row";
import type { World } from "./world";

/** The address of a configured endpoint; a relative one stands under the base path. */
export function endpointUrl(endpoint: string, { url }: Pick<World, "url">): string {
  return /^[a-z][a-z\d+.-]*:/i.test(endpoint) ? endpoint : url(`/${endpoint.replace(/^\/+/, "")}`);
}

/** The lead as it travels, byte for byte: its proof of work is about this text. */
export const leadText = (lead: Letter["lead"]) => JSON.stringify(lead);

/** The request of the contract: JSON, or multipart with the files when there are any. */
export function leadRequest({ lead, documents }: Letter, proof?: string): RequestInit {
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
