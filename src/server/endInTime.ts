import type { FastifyInstance } from "fastify";

/** Time to finish what is under way, and then for what has to be closed, in ms. */
const lastMs = { requests: 10_000, closing: 2000 };

const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms).unref());

/**
 * Ends the process on SIGTERM or SIGINT: takes no new work, finishes what is under way, closes what `onClose` closes,
 * and exits with 0. What is not finished in time is cut off: its sender got no answer, and sends it again.
 */
export function endInTime(app: FastifyInstance): void {
  const underWay = new Set<{ destroy: () => void }>();
  app.addHook("onRequest", async ({ raw }) => void underWay.add(raw.socket));
  app.addHook("onResponse", async ({ raw }) => void underWay.delete(raw.socket));
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    app.log.info("ending");
    const closed = app.close();
    await Promise.race([closed, after(lastMs.requests)]);
    app.server.closeAllConnections();
    for (const socket of underWay) socket.destroy();
    await Promise.race([closed, after(lastMs.closing)]);
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
}
