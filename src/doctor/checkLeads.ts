import { readConfig } from "../settings/readConfig";
import { type Finding, fault, warning } from "./finding";
import { type Seen, told, type Visit } from "./visit";

/** No lead in any version of the contract, so nobody may store it (docs/lead-api.md, "A dry run"). */
const nothing = JSON.stringify({ schema: "familiale-lead/none", test: true });
const refusals = [400, 415, 422, 429];

/** Whether something takes leads where config.json sends them; stores nothing. */
export async function dryRun(visit: Visit): Promise<Seen & { address: string; own: boolean }> {
  const { lead } = readConfig(await visit.json("config.json"));
  const address = new URL(lead.endpoint.replace(/^\/+/, ""), visit.base).href;
  const own = new URL(address).origin === new URL(visit.base).origin;
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json, application/problem+json",
    "Idempotency-Key": crypto.randomUUID(),
    ...(!own && { Origin: new URL(visit.base).origin }),
  };
  const seen = await visit.ask(address, { method: "POST", headers, body: nothing });
  return { ...seen, address, own };
}

/** The endpoint takes leads, refuses what is none, and lets pages of this origin ask. */
export async function checkLeads(visit: Visit): Promise<Finding[]> {
  const seen = await dryRun(visit);
  const { address, own, status } = seen;
  const cross = own ? [] : await crossOrigin(visit, address, seen);
  if (status === 200 || status === 201)
    return [
      fault(
        `${address} accepted what is no lead.`,
        "Check leads by docs/lead.schema.json and refuse them with 422.",
      ),
      ...cross,
    ];
  if (refusals.includes(status)) return [...cross, ...explained(seen)];
  return [
    fault(
      `${address} ${told(seen)} where a lead is posted: leads wait on devices, or are lost.`,
      own
        ? "Put the server behind it (docs/hosting.md), or name another endpoint in config.json."
        : "Let it answer POST as docs/lead-api.md says, without redirect and without login.",
    ),
    ...cross,
  ];
}

function explained({ headers, address, status }: Seen & { address: string }): Finding[] {
  const type = headers.get("Content-Type") ?? "";
  if (/json/.test(type)) return [];
  return [
    warning(
      `${address} refuses with ${status} and the type "${type}": a visitor is not told which answer is wrong.`,
      "Answer application/problem+json with errors (docs/lead-api.md).",
    ),
  ];
}

async function crossOrigin(visit: Visit, address: string, seen: Seen): Promise<Finding[]> {
  const { origin } = new URL(visit.base);
  const asked = "content-type, idempotency-key";
  const preflight = await visit.ask(address, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": asked,
    },
  });
  const lets = (answer: Seen) => {
    const allowed = answer.headers.get("Access-Control-Allow-Origin");
    return allowed === "*" || allowed === origin;
  };
  const names = preflight.headers.get("Access-Control-Allow-Headers")?.toLowerCase() ?? "";
  const named = names === "*" || asked.split(", ").every(name => names.includes(name));
  const ready = preflight.status >= 200 && preflight.status < 300;
  return [
    ...(ready && lets(preflight) && named
      ? []
      : [
          fault(
            `${address} does not let pages of ${origin} post (preflight: ${preflight.status}).`,
            `Answer OPTIONS with 204, "Access-Control-Allow-Origin: ${origin}" and "Access-Control-Allow-Headers: content-type, idempotency-key, x-lead-proof".`,
          ),
        ]),
    ...(lets(seen)
      ? []
      : [
          fault(
            `${address} answers without Access-Control-Allow-Origin: pages cannot read that a lead arrived.`,
            `Send "Access-Control-Allow-Origin: ${origin}" with every answer, refusals too.`,
          ),
        ]),
  ];
}
