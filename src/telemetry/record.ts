/**
 * What is told of the way through the flow: names of steps and ends of leads, nothing of anybody.
 * `since`: when the visitor asked for the step (performance.now()); without it the page was loaded.
 */
export type FlowEvent =
  | { name: "step_seen"; step: string; since?: number | undefined }
  | { name: "step_completed" | "step_abandoned"; step: string }
  | { name: "lead_queued" | "lead_accepted" | "lead_refused" | "lead_expired" }
  | { name: "experiment_seen"; experiment: string; variation: string };

type Sink = (event: FlowEvent) => void;
let sink: Sink | undefined;
/** Undefined: nobody agreed to being measured, so nothing is remembered either. */
let waiting: FlowEvent[] | undefined;
const mostWaiting = 50;

/** Tells an event; passed over without consent. */
export function record(event: FlowEvent): void {
  if (sink) sink(event);
  else if (waiting && waiting.length < mostWaiting) waiting.push(event);
}

/** There is consent: what happens until the agent is there waits for it. */
export function expectSink(): void {
  waiting ??= [];
}

/** Where events go from now on; undefined forgets them, those that wait as well. */
export function setSink(next: Sink | undefined): void {
  sink = next;
  const late = waiting ?? [];
  waiting = undefined;
  if (next) late.forEach(next);
}
