import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What a request was for: an address itself could hold anything. */
function kindOf({ routeOptions }: FastifyRequest): string {
  const { url = "" } = routeOptions;
  if (url.includes("/api/")) return "lead";
  if (url.endsWith("/*")) return "file";
  return url === "" ? "none" : url;
}

/** Numbers that are asked for when somebody collects. */
export interface Asked {
  bytesInFlight: () => number;
  handOvers: () => Promise<Record<string, number>>;
}

/** Counts the requests of a server, and its leads by outcome, for Prometheus. */
export function metrics(app: FastifyInstance, { bytesInFlight, handOvers }: Asked) {
  const registers = [new Registry()];
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by what they were for and by status, from the head to the last byte sent.",
    labelNames: ["kind", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers,
  });
  const leads = new Counter({
    name: "leads_total",
    help: "Posts to the inbox by outcome: stored, known, or the code of the refusal.",
    labelNames: ["outcome"],
    registers,
  });
  new Gauge({
    name: "lead_bytes_in_flight",
    help: "Bytes of all request bodies in memory.",
    registers,
    collect() {
      this.set(bytesInFlight());
    },
  });
  new Gauge({
    name: "lead_handovers",
    help: "Hand-overs that are waiting, overdue or failed.",
    labelNames: ["state"],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await handOvers())) this.set({ state }, count);
    },
  });
  collectDefaultMetrics({ register: registers[0] });
  app.addHook("onResponse", async (request, reply) => {
    const status = reply.statusCode;
    requests.observe({ kind: kindOf(request), status }, reply.elapsedTime / 1000);
    if (reply.outcome !== "") leads.inc({ outcome: reply.outcome });
  });
  return registers[0] as Registry;
}
