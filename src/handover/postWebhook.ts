import { Webhook } from "standardwebhooks";
import type { HandoverLead } from "./handoverLead";

const patienceMs = 15_000;

/**
 * Posts a lead's JSON (docs/lead.schema.json), signed by the Standard Webhooks scheme, with the reference as its id:
 * a receiver drops what it has already by that. Documents are named with their hashes and not sent.
 * @throws Error on anything but a 2xx within 15 s; a redirect is none
 */
export async function postWebhook(
  { reference, lead }: Pick<HandoverLead, "reference" | "lead">,
  { url, secret }: { url: string; secret: string },
  signal?: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(lead);
  const at = new Date();
  const timeout = AbortSignal.timeout(patienceMs);
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "familiale-verzekering",
      "webhook-id": reference,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(reference, at, body),
    },
    body,
  });
  // Whatever it says is of no use, and could be long.
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`The webhook answered ${status}.`), { status });
}
