import { createServer } from "node:https";
import { type AddressInfo, isIPv6 } from "node:net";

/** A host on this machine that answers by https with this certificate. */
export async function tlsHost(pair: { key: string; cert: string }, host = "localhost") {
  const server = createServer(pair, (_, response) => response.end("here"));
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  };
  const name = isIPv6(host) ? `[${host}]` : host;
  return { address: `https://${name}:${port}/`, close };
}
