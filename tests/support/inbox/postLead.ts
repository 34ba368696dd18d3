import type { Lead } from "../../../src/answers/leadSchema";

/** What the inbox said. */
export interface Said {
  status: number;
  type: string | null;
  headers: Headers;
  body: { reference?: string; code?: string; errors?: { pointer: string; code: string }[] };
}

async function said(response: Response): Promise<Said> {
  const { status, headers } = response;
  const text = await response.text();
  return {
    status,
    type: headers.get("content-type"),
    headers,
    body: text.startsWith("{") ? JSON.parse(text) : {},
  };
}

/** Sends anything at all. */
export async function send(url: string, init: RequestInit): Promise<Said> {
  return said(await fetch(url, { method: "POST", ...init }));
}

/** Sends a lead as JSON, as the flow does without documents. */
export function postLead(
  url: string,
  lead: Lead | object,
  key = "id" in lead ? String(lead.id) : "",
): Promise<Said> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  return send(url, { headers, body: JSON.stringify(lead) });
}

/** Sends a lead as a form, as the flow does with documents. */
export function postForm(url: string, lead: Lead, files: File[], asField = false): Promise<Said> {
  const form = new FormData();
  const json = JSON.stringify(lead);
  form.append("lead", asField ? json : new Blob([json], { type: "application/json" }));
  for (const file of files) form.append("document", file);
  return send(url, { headers: { "Idempotency-Key": lead.id }, body: form });
}
