import type { apm as Agent } from "@elastic/apm-rum";

/** The agent's private transport, as far as it is used here. */
interface ApmServer {
  _postJson: (endpoint: string, payload: string) => Promise<unknown>;
  throttleEvents: (event: object) => void;
  addTransaction: (transaction: object) => void;
}

interface PerformanceMonitoring {
  injectDtHeader: (span: unknown, target: unknown) => void;
}

/**
 * The agent has no public API to batch by bytes and time, to stop at once, or to omit trace headers for its
 * own origin, so these four private members are used. The version is pinned, and
 * tests/unit/telemetry/agentSeam.test.ts fails when an upgrade moves them. Without them telemetry does not
 * start.
 */
export function agentSeam(apm: typeof Agent) {
  const server = apm.serviceFactory.getService("ApmServer") as ApmServer;
  const monitoring = apm.serviceFactory.getService(
    "PerformanceMonitoring",
  ) as PerformanceMonitoring;
  const held = [
    server._postJson,
    server.throttleEvents,
    server.addTransaction,
    monitoring.injectDtHeader,
  ];
  if (!held.every(member => typeof member === "function"))
    throw new Error("The agent changed: src/telemetry/agentSeam.ts must follow.");
  return { server, monitoring };
}
