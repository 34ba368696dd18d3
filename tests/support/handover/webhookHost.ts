import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type WebhookBehaviour = number | "drop" | "stall" | { location: string };

/** A real HTTP receiver on loopback; it reads each request whole before it behaves. */
export async function webhookHost(behave: (count: number) => WebhookBehaviour = () => 204) {
  const received: { headers: IncomingHttpHeaders; body: string; path: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers, body, path: request.url ?? "" });
    const behaviour = behave(received.length);
    if (behaviour === "drop") request.socket.destroy();
    else if (typeof behaviour === "object")
      response.writeHead(307, { Location: behaviour.location }).end();
    else if (behaviour !== "stall") response.writeHead(behaviour).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
