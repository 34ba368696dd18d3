import { type IncomingHttpHeaders, request } from "node:http";

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request as it is: nothing followed, nothing unpacked, the path as written. */
export function ask(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body = "" } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, reply => {
      const parts: Buffer[] = [];
      reply.on("data", part => parts.push(part));
      reply.on("error", reject);
      reply.on("end", () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
