import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";
import { type Finding, fault, warning } from "./finding";
import { told, type Visit } from "./visit";

const dayMs = 86_400_000;
const patienceMs = 4000;
/** Most are renewed a month before. */
const soonDays = 14;

/** The certificate is good for some time, and http leads to https. Nothing to check on this machine. */
export async function checkCertificate(visit: Visit, now = Date.now()): Promise<Finding[]> {
  const { protocol, hostname, port, href } = new URL(visit.base);
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname) && protocol === "http:") return [];
  if (protocol !== "https:")
    return [
      fault(
        `${href} is no https: address: no worker, no position, and answers travel in the open.`,
        "Serve it by https, and lead http there.",
      ),
    ];
  const found: Finding[] = [];
  const { ends, trouble } = await certificateOf(hostname, Number(port || 443));
  if (trouble)
    found.push(
      fault(
        `The certificate of ${hostname} is not trusted (${trouble}).`,
        "Renew it, with its chain.",
      ),
    );
  const days = Math.floor((ends - now) / dayMs);
  if (!trouble && days < soonDays)
    found.push(warning(`The certificate of ${hostname} ends in ${days} days.`, "Renew it."));
  if (port !== "") return found;
  const plain = await visit.ask(href.replace(/^https:/, "http:"));
  if (plain.status !== 0 && !plain.headers.get("Location")?.startsWith("https:"))
    found.push(fault(`http://${hostname} ${told(plain)}.`, `Answer it with 301 to ${href}.`));
  return found;
}

function certificateOf(name: string, port: number): Promise<{ ends: number; trouble?: string }> {
  const host = name.replace(/^\[|\]$/g, "");
  // TLS knows names only; of an address it says so.
  const servername = isIP(host) ? "" : host;
  return new Promise(resolve => {
    const socket = connect({ host, port, servername, rejectUnauthorized: false }, () => {
      const { valid_to: end }: PeerCertificate = socket.getPeerCertificate();
      const trouble = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({ ends: Date.parse(end), ...(trouble && { trouble }) });
      socket.end();
    });
    const fail = (error: Error) => {
      resolve({ ends: 0, trouble: error.message });
      socket.destroy();
    };
    socket.setTimeout(patienceMs, () => fail(new Error("no answer")));
    socket.on("error", fail);
  });
}
