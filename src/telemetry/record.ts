/**
 * Events of the flow: names of steps and ends of leads, nothing personal. `since`: when the visitor asked for
 * the step (performance.now()); without it the page was loaded.
 */
export type FlowEvent =
  | { name: "step_seen"; step: string; since?: number | undefined }
  | { name: "step_completed" | "step_abandoned"; step: string }
  | { name: "lead_queued" | "lead_accepted" | "lead_refused" | "lead_expired" }
  /** config.json could not be read, or a section of it not. */
  | { name: "config_unreadable" }
  | { name: "config_broken"; section: string }
  | { name: "experiment_seen"; experiment: string; variation: string };

type Sink = (event: FlowEvent) => void;
let sink: Sink | undefined;
/** Undefined without consent: then nothing is queued either. */
let waiting: FlowEvent[] | undefined;
const mostWaiting = 50;

/** Records an event; ignored without consent. */
export function record(event: FlowEvent): void {
  if (sink) sink(event);
  else if (waiting && waiting.length < mostWaiting) waiting.push(event);
}

/** Consent was given: queues events until the agent is loaded. */
export function expectSink(): void {
  waiting ??= [];
}

/** Sets the receiver of events; undefined also drops the queue. */
export function setSink(next: Sink | undefined): void {
  sink = next;
  const late = waiting ?? [];
  waiting = undefined;
  if (next) late.forEach(next);
}
