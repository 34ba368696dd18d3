import type { FastifyInstance } from "fastify";

/** What must hold for leads to be taken in, by name; each rejects, or takes too long, when it does not. */
export type Checks = Record<string, () => Promise<void>>;

const patienceMs = 5000;

const inTime = (check: () => Promise<void>): Promise<boolean> =>
  Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>(resolve => setTimeout(resolve, patienceMs, false).unref()),
  ]);

/**
 * `/health`: the process answers. `/ready`: 200 when every check holds, else 503, with each check by name and no
 * word of why, since anybody may ask.
 */
export function healthRoutes(app: FastifyInstance, checks: Checks): void {
  app.get("/health", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "ok" }),
  );
  app.get("/ready", async (_request, reply) => {
    const found = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await inTime(check)] as const),
    );
    const ready = found.every(([, holds]) => holds);
    return reply
      .code(ready ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send({ status: ready ? "ready" : "not ready", checks: Object.fromEntries(found) });
  });
}
