import { once } from "node:events";
import { type Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A small balancer: each request goes to the next server; one that breaks off is a 502, as a real one says. */
export async function balancer(origins: () => readonly string[], agent?: Agent) {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const alive = origins();
    turn += 1;
    const origin = alive[turn % alive.length];
    const failed = () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    if (!origin) return failed();
    const { method, headers, url = "" } = incoming;
    const asked = request(new URL(url, origin), { method, headers, agent }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.on("error", failed);
    });
    asked.on("error", failed);
    incoming.pipe(asked);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/familiale-verzekering/api/leads`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
