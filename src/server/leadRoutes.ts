import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { handleRequest } from "../inbox/handleRequest";
import type { Inbox } from "../inbox/inbox";
import { site } from "../settings/site";

/** What the inbox says to a request. */
export const answerLead =
  (inbox: Inbox) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { status, headers, body, code, fault } = await handleRequest(request.raw, inbox);
    reply.outcome = code ?? (status === 201 ? "stored" : "known");
    if (fault) request.log.error({ outcome: reply.outcome, fault });
    // Bytes: to the type of a text Fastify would add a charset.
    return reply.code(status).headers(headers).send(Buffer.from(body));
  };

/**
 * `POST {base path}/api/leads`, and refusals of whatever else is asked below `api/`. Also without the base path,
 * which `gatsby develop` does not know.
 * @param origins of pages elsewhere that may send leads too (docs/lead-api.md)
 */
export function leadRoutes(app: FastifyInstance, inbox: Inbox, origins: readonly string[]): void {
  const answer = answerLead(inbox);
  app.register(async scope => {
    if (origins.length > 0)
      await scope.register(cors, {
        origin: [...origins],
        methods: ["POST"],
        allowedHeaders: ["Idempotency-Key", "Content-Type", "Accept", "X-Lead-Proof"],
        exposedHeaders: ["Retry-After"],
        maxAge: 7200,
        // Others are asked like any address of the inbox.
        preflight: true,
        strictPreflight: false,
      });
    for (const base of new Set([site.basePath, ""])) scope.all(`${base}/api/*`, answer);
    scope.addHook("onResponse", async (request, reply) => {
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ outcome: reply.outcome, status: reply.statusCode, ms }, "lead");
    });
  });
}
