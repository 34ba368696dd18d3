import { apm } from "@elastic/apm-rum";
import { agentSeam } from "./agentSeam";
import { startBatcher } from "./batcher";
import { flowTransaction } from "./flowTransaction";
import { loadedAt, prepare } from "./prepare";
import { type FlowEvent, setSink } from "./record";
import { forgetSession, touchSession } from "./session";
import type { TelemetryPlace } from "./telemetryPlace";
import { watchLeaving } from "./watchLeaving";

/** While there is consent. The agent cannot be unloaded from a page. */
let current: { place: TelemetryPlace; batcher: ReturnType<typeof startBatcher> } | undefined;
let tied: ReturnType<typeof agentSeam> | undefined;

/**
 * Starts the agent for this page. It collects page loads, requests and errors; steps and events of the flow are
 * added, and our batcher sends all of it. Import this only after consent: the agent wraps fetch when it is
 * loaded. Returns a function that stops it at once.
 */
export function startAgent(place: TelemetryPlace): () => void {
  const { server } = tied ?? tie(place);
  const batcher = startBatcher(`${place.serverUrl.replace(/\/+$/, "")}/intake/v2/rum/events`);
  current = { place, batcher };
  touchSession(place.sessionMinutes, true);
  setSink(event => {
    showStep(event);
    server.addTransaction(flowTransaction(event));
  });
  const stopWatching = watchLeaving(batcher, place.questionAt);
  return () => {
    current = undefined;
    setSink(undefined);
    stopWatching();
    batcher.stop();
    forgetSession();
  };
}

/** Once per page: patches and starts the agent. */
function tie(place: TelemetryPlace): ReturnType<typeof agentSeam> {
  const { server, monitoring } = agentSeam(apm);
  const inject = monitoring.injectDtHeader;
  server._postJson = async (_, payload) => current?.batcher.add(payload);
  monitoring.injectDtHeader = (span, target) => {
    if (isTraced(target)) inject.call(monitoring, span, target);
  };
  apm.addFilter(payload =>
    current
      ? prepare(payload, current.place, touchSession(current.place.sessionMinutes))
      : undefined,
  );
  apm.init(configOf(place) as object);
  tied = { server, monitoring };
  return tied;
}

const configOf = (place: TelemetryPlace) => ({
  serverUrl: place.serverUrl,
  serviceName: place.serviceName,
  serviceVersion: place.build,
  environment: place.environment,
  transactionSampleRate: place.sampleRate,
  pageLoadTransactionName: place.nameOf(new URL(loadedAt()).pathname),
  distributedTracing: place.traceOrigins.length > 0,
  distributedTracingOrigins: [...place.traceOrigins],
  reportTransactionsWithoutSpans: true,
  // Off: they name transactions by button texts and addresses. shell/idle/watchSteps records the steps.
  disableInstrumentations: ["eventtarget", "click", "history"],
  // Events go to our batcher at once, which queues them and bounds memory.
  queueLimit: 1,
  flushInterval: 0,
  eventsLimit: 10_000,
  session: false,
  logLevel: "error",
});

/** By default the agent adds trace headers to same-origin requests. */
function isTraced(target: unknown): boolean {
  if (!(target instanceof Request)) return false;
  const { origin } = new URL(target.url);
  return current?.place.traceOrigins.some(each => new URL(each).origin === origin) ?? false;
}

/** How long a step took to show after the press. Not managed: it must not end the current transaction. */
function showStep(event: FlowEvent): void {
  if (event.name !== "step_seen" || event.since === undefined) return;
  apm.startTransaction(event.step, "route-change", { startTime: event.since })?.end();
}
