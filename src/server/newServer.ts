import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";

declare module "fastify" {
  interface FastifyReply {
    /** What became of a lead: stored, known, or the code of a refusal; "" for other requests. */
    outcome: string;
  }
}

/** Time for a whole head to arrive, and for a silent connection, in ms. A body has `lead.timeoutMs` (inbox/withBody). */
const patience = { headMs: 10_000, silentMs: 120_000 };

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * A server without routes that reads no body by itself: whoever wants one judges the request first and takes the
 * stream. Writes JSON lines without addresses, queries and bodies.
 * @param notFound answers what no route answers
 */
export function newServer(notFound: Answer): FastifyInstance {
  const app = Fastify({
    logger: {
      level: "info",
      base: undefined,
      // Fastify's own would log address and query.
      serializers: { req: ({ method }) => ({ method }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded leads nowhere.
    frameworkErrors: (_error, request, reply) => void notFound(request, reply),
    routerOptions: { maxParamLength: 8192 },
    forceCloseConnections: "idle",
    connectionTimeout: patience.silentMs,
    http: { headersTimeout: patience.headMs, maxHeaderSize: 16 * 1024 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.decorateReply("outcome", "");
  app.setNotFoundHandler(notFound);
  return app;
}
