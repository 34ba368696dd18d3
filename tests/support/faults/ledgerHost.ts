import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Lead } from "../../../src/answers/leadSchema";
import type { Fault } from "./faults";
import { ledgerServer } from "./ledgerServer";

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*, Idempotency-Key, Content-Type, Accept",
  "Access-Control-Expose-Headers": "Retry-After, Date",
};

/** The ledger behind a real server on this machine; `faults` are used up by the requests. */
export async function ledgerHost(faults: Fault[]) {
  const { ledger, answer } = ledgerServer(Date.now);
  const host = {
    ledger,
    faults,
    requests: 0,
    /** Requests that get no answer and were not given up yet. */
    stalled: 0,
    url: "",
    stop: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "OPTIONS") return response.writeHead(204, cors).end();
    const fault = host.faults.shift() ?? "fine";
    host.requests += 1;
    if (fault === "refuse connection") return request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { id, submittedAt: _, ...content } = JSON.parse(String(Buffer.concat(chunks))) as Lead;
    const said = answer(fault, id, JSON.stringify(content));
    if (said === "drop") return request.socket.destroy();
    if (said) return response.writeHead(said.status, { ...said.headers, ...cors }).end(said.body);
    host.stalled += 1;
    response.once("close", () => {
      host.stalled -= 1;
    });
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(done => server.listen(0, "localhost", done));
  host.url = `http://localhost:${(server.address() as AddressInfo).port}/leads`;
  return host;
}
