import type { FastifyBaseLogger } from "fastify";
import type { Attempted } from "../handover/attemptHandover";
import type { WaitingHandOver } from "../inbox/stores/handOver";

/** An alarm may be set on `error`: somebody has to do something. */
const levels = { done: "info", again: "warn", unsettled: "warn", failed: "error" } as const;

/** What the log says of hand-overs; names of errors only, and nothing of the lead but its reference. */
export const handOverLog = (log: FastifyBaseLogger) => ({
  told: ({ channel, reference, attempts, outcome, error, ms }: Attempted) =>
    log[levels[outcome]](
      { channel, reference, attempts, outcome, error, ms: Math.round(ms) },
      outcome === "failed" ? "hand-over failed: npm run leads -- handover" : "hand-over",
    ),
  troubled: (error: unknown) =>
    log.error({ fault: (error as Error).name }, "no hand-overs were read"),
  long: ({ channel, reference, attempts, error }: WaitingHandOver, ms: number) =>
    log.warn(
      { channel, reference, attempts, error, minutes: Math.round(ms / 60_000) },
      "hand-over waits for long: npm run leads -- handover",
    ),
});
