import type { FastifyInstance } from "fastify";
import { listenFault } from "./listenFault";
import { type Asked, metrics } from "./metrics";
import { newServer } from "./newServer";

/** Counts what `app` does and shows it at `/metrics` on a port of its own, for as long as `app` runs. */
export async function serveMetrics(app: FastifyInstance, port: number, host: string, asked: Asked) {
  const registry = metrics(app, asked);
  const own = newServer(async (_request, reply) => reply.code(404).send());
  own.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook("onClose", () => own.close());
  await own.listen({ port, host }).catch(fault => {
    throw new Error(listenFault(fault, port, host).replace("PORT=", "METRICS_PORT="));
  });
}
