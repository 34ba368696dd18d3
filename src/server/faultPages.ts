import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorPage } from "../hosting/answerTo";
import type { manifest } from "../hosting/manifest";
import { problem } from "../inbox/problem";
import type { FileHeaders } from "./fileHeaders";
import type { Answer } from "./newServer";
import { fileIn } from "./siteFiles";

type Status = keyof typeof manifest.errors;

/** Refusals of a request for a file that is there: of its conditions, and of its range. */
const ownStatus = [412, 416];

/**
 * Answers with the pages of faults in `folder`, and with their status.
 * @returns for what no route answers, and for what failed
 */
export function faultPages(folder: string, headers: FileHeaders) {
  const has = fileIn(folder);
  const send = async (request: FastifyRequest, reply: FastifyReply, status: Status) => {
    const [pathname = ""] = (request.raw.url ?? "").split("?");
    // Those of a file that could not be sent.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.file = "";
    const file = errorPage(status, pathname, has);
    const page = await readFile(path.join(folder, file)).catch(() => `${status}`);
    return reply.code(status).headers(headers(file)).send(page);
  };

  const notFound: Answer = async (request, reply) => {
    if (["GET", "HEAD"].includes(request.method)) return send(request, reply, 404);
    return reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send("Only GET.\n");
  };

  const failed = async (
    error: Error & { statusCode?: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { statusCode = 500 } = error;
    if (ownStatus.includes(statusCode)) return reply.code(statusCode).send();
    // A path that leads out of the folder.
    if (statusCode < 500) return notFound(request, reply);
    // Not the message, which could hold what a visitor sent.
    request.log.error({ fault: error.name, at: error.stack?.split("\n    at ")[1] });
    if (!request.routeOptions.url?.includes("/api/"))
      // Fastify's own answer would hold a path of this machine.
      return send(request, reply, 500).catch(() => reply.type("text/plain").send("500\n"));
    const { status, headers, body } = problem("unexpected");
    return reply.code(status).headers(headers).send(Buffer.from(body));
  };

  return { notFound, failed };
}
