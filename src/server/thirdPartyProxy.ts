import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance } from "fastify";

/** What is passed on of an answer; never cookies. */
const passed = ["content-type", "cache-control", "etag", "last-modified", "location"];
const patienceMs = 15_000;

/**
 * `GET /__third-party-proxy?url=…`, at the root of the host: the answer of that address, for the addresses of the
 * list only, compared letter by letter. Neither cookies nor credentials go in either direction (docs/data-layer.md).
 */
export function thirdPartyProxy(app: FastifyInstance, scripts: readonly string[]): void {
  app.get<{ Querystring: { url?: unknown } }>("/__third-party-proxy", async (request, reply) => {
    const { url } = request.query;
    if (typeof url !== "string" || !scripts.includes(url)) return reply.callNotFound();
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { redirect: "manual", signal }).catch(() => null);
    if (!answer)
      return reply.code(502).type("text/plain").send("No answer from the script's host.\n");
    for (const name of passed) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    const body = answer.body as ReadableStream | null;
    return reply.code(answer.status).send(body ? Readable.fromWeb(body) : "");
  });
}
